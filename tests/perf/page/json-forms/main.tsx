import { enterContest } from '../contest.ts';
import { openExposing } from '../contestant.ts';
import { JsonFormsForm } from './JsonFormsForm.tsx';

enterContest({
  open: openExposing((props) => <JsonFormsForm {...props} />),
  messages: '.validation_error',
});
