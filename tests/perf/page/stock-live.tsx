import { enterContest } from './contest.ts';
import { StockForm } from './StockForm.tsx';

enterContest(() => <StockForm isLive />);
