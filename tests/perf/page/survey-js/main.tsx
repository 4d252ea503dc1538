import 'survey-core/survey-core.fontless.min.css';
import { enterContest } from '../contest.ts';
import { openSurvey } from './open-survey.tsx';

enterContest({
  open: openSurvey,
  messages: '.sd-error',
  submit: '.sd-navigation__complete-btn',
  openList: (control) => control.click(),
});
