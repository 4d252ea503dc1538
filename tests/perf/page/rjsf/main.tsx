import { enterContest } from '../contest.ts';
import { openStockForm } from './StockForm.tsx';

enterContest({ open: openStockForm('on submit'), messages: '.error-detail > li' });
