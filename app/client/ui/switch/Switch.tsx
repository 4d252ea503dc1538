import styles from './Switch.module.css';

interface SwitchProps {
  /** Its name, where the label around it is not enough. */
  readonly label?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A setting that applies at once; a `label` around it names it. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      className={styles.switch}
      aria-label={label}
      checked={isOn}
      aria-checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
