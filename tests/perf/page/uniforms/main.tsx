import { enterContest } from '../contest.ts';
import { openExposing } from '../contestant.ts';
import { UniformsForm } from './UniformsForm.tsx';

enterContest({ open: openExposing((props) => <UniformsForm {...props} />), messages: '.fault' });
