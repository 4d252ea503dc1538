import { enterContest } from '../contest.ts';
import { openExposing } from '../contestant.ts';
import { TanStackForm } from './TanStackForm.tsx';

enterContest({
  open: openExposing((props) => <TanStackForm {...props} />),
  messages: 'p[role="alert"]',
});
