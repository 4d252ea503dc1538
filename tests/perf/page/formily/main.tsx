import { enterContest } from '../contest.ts';
import { openFormilyForm } from './open-formily-form.tsx';

enterContest({ open: openFormilyForm, messages: 'p[role="alert"]' });
