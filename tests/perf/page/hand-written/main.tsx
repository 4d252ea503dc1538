import { enterContest } from '../contest.ts';
import { openExposing } from '../contestant.ts';
import { HandWrittenForm } from './HandWrittenForm.tsx';

enterContest({
  open: openExposing((props) => <HandWrittenForm {...props} />),
  messages: 'p[role="alert"]',
});
