/** What the open dialog is told. */
export interface AuthDialogProps {
  readonly title: string | null;
  /** Finished or given up: the session tells which. */
  readonly onClose: () => void;
}
