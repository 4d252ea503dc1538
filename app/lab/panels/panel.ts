import type { DefinitionEditing } from '../definition/use-definition.ts';
import type { WorkbenchForm } from '../workbench/create-forms.ts';
import type { LabEnvironment } from '../workbench/environment/lab-environment.ts';

/** Props of every panel of the inspector. */
export interface PanelProps {
  /** The form that the tester works on. */
  readonly form: WorkbenchForm;
  readonly environment: LabEnvironment;
  readonly definition: DefinitionEditing;
}
