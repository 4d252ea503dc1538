import { describe, expect, test } from 'vitest';

import { ApiFailure } from '../../../../app/client/api/transport/call.ts';
import {
  failureMessage,
  sendFailureMessage,
} from '../../../../app/client/features/auth/failure-message.ts';

const limit = (retryAfterS: number) => new ApiFailure('otp.too-many', 'Позже.', { retryAfterS });

describe('a failure of signing in', () => {
  test.for([
    { seconds: 20, text: 'Слишком много попыток. Подождите 1\u00A0минуту.' },
    { seconds: 121, text: 'Слишком много попыток. Подождите 3\u00A0минуты.' },
    { seconds: 1_800, text: 'Слишком много попыток. Подождите 30\u00A0минут.' },
    { seconds: 72_000, text: 'Слишком много попыток. Подождите 20\u00A0часов.' },
  ])('by a limit of $seconds s states the wait', ({ seconds, text }) => {
    expect(sendFailureMessage(limit(seconds))).toBe(text);
    expect(failureMessage(limit(seconds))).toBe(text);
  });

  test('of the server states that no code was sent', () => {
    expect(sendFailureMessage(new ApiFailure('server.failed', 'Сломалось.'))).toBe(
      'Не удалось отправить код. Попробуйте ещё раз.',
    );
  });

  test('with a message of the server shows that message', () => {
    const wrong = new ApiFailure('otp.wrong', 'Неверный код. Проверьте SMS и попробуйте ещё раз.');
    expect(failureMessage(wrong)).toBe(wrong.message);
  });

  test('that is not a failure of a call is not hidden', () => {
    expect(() => failureMessage(new TypeError('a mistake of ours'))).toThrow('a mistake of ours');
  });
});
