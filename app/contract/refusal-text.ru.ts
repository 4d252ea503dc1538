import type { Refusal } from './refusals.ts';

/** What a person is told about a refusal: what happened and what to do. */
export function refusalText(code: Refusal): string {
  switch (code) {
    case 'request.invalid':
      return 'Запрос составлен неверно. Обновите страницу и повторите.';
    case 'json.invalid':
      return 'Тело запроса — не JSON. Исправьте его и повторите.';
    case 'json.too-deep':
      return 'Данные запроса вложены слишком глубоко. Упростите их и повторите.';
    case 'text.invalid':
      return 'В тексте есть недопустимые символы. Удалите их и повторите.';
    case 'idempotency.missing':
      return 'У запроса нет ключа повтора. Пришлите заголовок Idempotency-Key.';
    case 'cursor.foreign':
      return 'Список изменился. Откройте его заново.';
    case 'session.expired':
      return 'Вход устарел. Войдите ещё раз.';
    case 'sign-in.required':
      return 'Нужно войти. Войдите по номеру телефона и повторите.';
    case 'route.unknown':
      return 'Такого адреса нет. Проверьте ссылку.';
    case 'category.unknown':
      return 'Такой категории нет. Выберите другую.';
    case 'subcategory.unknown':
      return 'Такой подкатегории нет. Выберите другую.';
    case 'filter.unknown':
      return 'Такого поля нет. Обновите страницу.';
    case 'fixture.unknown':
      return 'Такой записи нет. Выберите другую из списка.';
    case 'ad.unknown':
      return 'Объявление не найдено. Возможно, его удалили.';
    case 'otp.unknown':
      return 'Запрос кода не найден. Запросите код ещё раз.';
    case 'method.not-allowed':
      return 'Этот адрес не принимает такой метод.';
    case 'request.timeout':
      return 'Запрос шёл слишком долго. Проверьте соединение и повторите.';
    case 'idempotency.reused':
      return 'С этим ключом повтора уже отправлены другие данные. Отправьте форму заново.';
    case 'otp.unverified':
      return 'Номер ещё не подтверждён. Введите код из SMS.';
    case 'otp.expired':
      return 'Код устарел. Запросите новый.';
    case 'body.too-large':
      return 'Запрос слишком большой. Сократите его и повторите.';
    case 'image.too-large':
      return 'Фото слишком большое. Выберите файл до 10 МБ и 40 мегапикселей.';
    case 'url.too-long':
      return 'Адрес слишком длинный. Уберите часть условий и повторите.';
    case 'media-type.unsupported':
      return 'Такой вид данных не принимается.';
    case 'image.type':
      return 'Нужен файл JPG, PNG или WebP.';
    case 'image.broken':
      return 'Файл не открывается как фото. Выберите другой.';
    case 'image.too-small':
      return 'Фото слишком маленькое. Нужно хотя бы 400×300 точек.';
    case 'otp.wrong':
      return 'Неверный код. Проверьте SMS и попробуйте ещё раз.';
    case 'search.invalid':
      return 'Фильтры заполнены с ошибками. Исправьте отмеченные поля.';
    case 'ad.invalid':
      return 'Объявление заполнено с ошибками. Исправьте отмеченные поля.';
    case 'promotion.not-sold':
      return 'Платное продвижение пока не продаётся. Опубликуйте объявление без него.';
    case 'otp.exhausted':
      return 'Слишком много неверных кодов. Запросите новый код.';
    case 'otp.too-soon':
      return 'Код уже отправлен. Новый можно запросить через минуту.';
    case 'otp.too-many':
      return 'Слишком много попыток. Запросите код позже.';
    case 'ads.too-many':
      return 'Достигнут предел объявлений. Снимите старые или разместите новое завтра.';
    case 'rate.limited':
      return 'Слишком много запросов. Подождите и повторите.';
    case 'headers.too-large':
      return 'Заголовки запроса слишком большие.';
    case 'server.failed':
      return 'Что-то сломалось у нас. Повторите через минуту.';
    case 'otp.not-sent':
      return 'Не удалось отправить код. Попробуйте ещё раз.';
    case 'server.slow':
      return 'Сервер не успел ответить. Повторите через минуту.';
    case 'server.stopping':
      return 'Сервер перезапускается. Повторите через минуту.';
  }
}
