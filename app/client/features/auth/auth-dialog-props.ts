/** Properties of the open dialog. */
export interface AuthDialogProps {
  readonly title: string | null;
  /** Called when the dialog is finished or closed; the session shows which. */
  readonly onClose: () => void;
}
