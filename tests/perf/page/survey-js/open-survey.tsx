import { Model, settings } from 'survey-core';
import { Survey } from 'survey-react-ui';

import { CHILD_COUNT, type Work } from '../../measure/work.ts';
import type { Host, OpenForm } from '../contestant.ts';
import { toSurvey } from './to-survey.ts';

// Fields that fade out would count as still visible.
settings.animationEnabled = false;

/** SurveyJS with its own theme: `visibleIf` shows and hides, a loaded list becomes `choices`. */
export function openSurvey(work: Work, host: Host): OpenForm {
  const model = new Model(toSurvey(work));
  const child = model.getQuestionByName(work.child.key);
  const ask = async (parentValue: unknown) => {
    child.choices = [];
    const values = await host.loadChildren(String(parentValue));
    if (model.getValue(work.parent.key) === parentValue) child.choices = values;
  };
  model.data = { ...work.values };
  model.onValueChanged.add((_sender, { name, value }) => {
    if (name === work.parent.key) void ask(value);
  });
  void ask(model.getValue(work.parent.key));

  return {
    element: <Survey model={model} />,
    valueOf: (key) => model.getValue(key),
    isChildReady: () => child.visibleChoices.length === CHILD_COUNT,
    close: () => model.dispose(),
  };
}
