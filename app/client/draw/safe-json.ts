const UNSAFE = /[<\u2028\u2029]/g;

/** JSON that cannot end the `<script>` around it and is valid JavaScript. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    UNSAFE,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
