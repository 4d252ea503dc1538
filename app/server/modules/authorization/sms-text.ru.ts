/** Text of the SMS: one message of Cyrillic letters, the code first. */
export function smsText(code: string): string {
  return `${code} — код для входа на «Бозор». Никому его не сообщайте.`;
}
