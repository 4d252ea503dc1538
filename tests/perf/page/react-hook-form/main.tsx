import { enterContest } from '../contest.ts';
import { openExposing } from '../contestant.ts';
import { HookForm } from './HookForm.tsx';

enterContest({
  open: openExposing((props) => <HookForm {...props} />),
  messages: 'p[role="alert"]',
});
