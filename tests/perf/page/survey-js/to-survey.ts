import { AREA_LIMIT, TEXT_LIMIT, type Work, type WorkField } from '../../measure/work.ts';

/** SurveyJS's own JSON, whose types it does not check. */
export type SurveyJson = Readonly<Record<string, unknown>>;

/** The work as a survey of one page; values change with every letter, as in all contestants. */
export function toSurvey({ fields, choice }: Work): SurveyJson {
  return {
    showQuestionNumbers: false,
    textUpdateMode: 'onTyping',
    elements: fields.map((field) => ({
      ...questionOf(field),
      name: field.key,
      title: field.label,
      isRequired: field.isRequired,
      ...(field.shownWith !== null && { visibleIf: `{${choice.key}} = '${field.shownWith}'` }),
    })),
  };
}

function questionOf({ variant, options, max }: WorkField): SurveyJson {
  switch (variant) {
    case 'text':
      return { type: 'text', maxLength: TEXT_LIMIT };
    case 'number':
      return { type: 'text', inputType: 'number', ...(max !== null && { max }) };
    case 'select':
      return { type: 'dropdown', choices: options };
    case 'radio':
      return { type: 'radiogroup', choices: options };
    case 'checkbox':
      return { type: 'boolean' };
    case 'area':
      return { type: 'comment', maxLength: AREA_LIMIT };
    case 'date':
      return { type: 'text', inputType: 'date' };
    case 'range':
      return {
        type: 'multipletext',
        items: ['min', 'max'].map((name) => ({ name, inputType: 'number' })),
      };
    case 'boxes':
      return { type: 'checkbox', choices: options };
    case 'url':
      return { type: 'text', inputType: 'url' };
  }
}
