import type { KindWords, WorkKind } from './kind-words.ts';
import { thingWords } from './thing-words.ru.ts';

/** The texts of the page of a job or a service (SCREENS, «a vacancy or a service»). */
export const workWords: Readonly<Record<WorkKind, KindWords>> = {
  VACANCY: {
    page: 'Вакансия',
    description: 'О работе',
    characteristics: 'Условия',
    place: 'Где работать',
    similar: 'Похожие вакансии',
    verifiedSeller: 'Проверенный работодатель',
    contact: 'Откликнуться',
    contactHint: 'Откликаются по телефону: покажем номер работодателя.',
    advice:
      'Работодатель не берёт денег за приём, форму или обучение. Паспорт показывайте только на встрече и не отправляйте его снимок.',
    guide: 'Как искать работу безопасно',
  },
  RESUME: {
    ...thingWords.GOODS,
    page: 'Резюме',
    description: 'О себе',
    place: 'Где ищет работу',
    similar: 'Похожие резюме',
    verifiedSeller: 'Проверенный пользователь',
    advice: 'Договоритесь об оплате до начала работы. Документы смотрите на встрече.',
    guide: 'Безопасность',
  },
  SERVICE: {
    ...thingWords.GOODS,
    page: 'Услуга',
    description: 'Об услуге',
    characteristics: 'Условия',
    place: 'Где оказывают услугу',
    similar: 'Похожие услуги',
    verifiedSeller: 'Проверенный исполнитель',
    advice: 'Платите после работы или по частям. Договоритесь о цене до начала.',
    guide: 'Безопасность',
  },
};
