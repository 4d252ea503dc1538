import styles from './WholeWords.module.css';

/** One or two characters before a hyphen: «E-класс», «X-Trail», «2-комн.». Longer words may break. */
const SHORT_START = /(?<!\S)\S{1,2}-\S{1,12}(?!\S)/;

interface WholeWordsProps {
  readonly text: string;
}

/** A title whose words are not broken after a hyphen that follows a character or two. */
export function WholeWords({ text }: WholeWordsProps) {
  const found = SHORT_START.exec(text);
  if (found === null) return text;
  const [word] = found;
  return (
    <>
      {text.slice(0, found.index)}
      <span className={styles.word}>{word}</span>
      <WholeWords text={text.slice(found.index + word.length)} />
    </>
  );
}
