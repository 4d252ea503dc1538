import type { Stand } from '../bench/environment/stand.ts';
import type { OpenForm } from '../bench/open-forms.ts';
import type { DefinitionEditing } from '../definition/use-definition.ts';

/** What every panel of the inspector is given. */
export interface PanelProps {
  /** The form that the tester is at. */
  readonly form: OpenForm;
  readonly stand: Stand;
  readonly definition: DefinitionEditing;
}
