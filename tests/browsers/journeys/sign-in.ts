import { button, byRole, byText, dialog, textbox } from '../target.ts';
import type { Journey, Stage } from './journey.ts';
import { newSeller } from './seller.ts';

const ERROR = dialog('Ошибка');
const CODE = dialog('Введите код');
const NAME = dialog('Введите ваше имя');
const LEAVING = dialog('Вы уверены, что хотите выйти из аккаунта?');

/** A person signs in with a code from an SMS, after a wrong one. */
export const signIn: Journey = {
  title: 'sign-in',
  widths: [390, 1440],
  make: async (stage) => {
    const { person, product, check } = stage;
    const seller = newSeller();
    await check('«Разместить» asks for a phone', async () => {
      await person.open(product.url);
      await person.press(byRole('link', 'Разместить'));
      const phone = dialog('Регистрация');
      await person.fill(textbox('Номер телефона', { within: phone }), seller.digits);
      await person.press(button('Продолжить', { within: phone }));
      await person.sees(CODE);
    });
    const code = await product.nextCode(seller.phone);
    await check('a wrong code is refused in words that can be seen', async () => {
      await typeCode(stage, String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
      await person.sees(byText(/^Неверный код/, { within: ERROR }));
      await person.press(button('Закрыть', { within: ERROR }));
      await person.seesNo(ERROR);
    });
    await check('the right code is accepted and a name is asked for', async () => {
      await typeCode(stage, code);
      const box = textbox('Имя', { within: NAME });
      await person.fill(box, seller.name);
      await person.press(button('Продолжить', { within: NAME }));
      await person.seesNo(NAME);
      await person.sees(byRole('heading', 'Что размещаете?'));
    });
    await check('a press beside closes the question of leaving', async () => {
      await person.open(`${product.url}/profile`);
      await person.press(button('Выйти', { within: byRole('main') }));
      await person.sees(LEAVING);
      await person.pressAt(12, 12);
      await person.seesNo(LEAVING);
      await person.sees(byText(seller.name, { within: byRole('main') }));
    });
  },
};

/** Types into the boxes of the code once the first one is empty and focused. */
async function typeCode({ person }: Stage, code: string): Promise<void> {
  await person.reads(
    textbox('Цифра 1 из 6', { within: CODE }),
    'is empty and has the focus',
    ({ value, hasFocus }) => value === '' && hasFocus,
  );
  await person.type(code);
}
