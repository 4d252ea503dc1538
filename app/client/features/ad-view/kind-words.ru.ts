import type { AdKind } from '../../../contract/plain.ts';

/** Texts of an ad's page that depend on what the ad offers (SCREENS, «a vacancy or a service»). */
interface KindWords {
  /** Title of the bar on mobile. */
  readonly page: string;
  readonly description: string;
  readonly characteristics: string;
  readonly place: string;
  readonly similar: string;
  readonly verifiedSeller: string;
  /** Name of the button that shows the phone. */
  readonly contact: string;
  /** What that button does, when its name does not say it. */
  readonly contactHint: string | null;
  /** Advice to readers, and the link to more of it. */
  readonly advice: string;
  readonly guide: string;
}

const GOODS: KindWords = {
  page: 'Объявление',
  description: 'Описание',
  characteristics: 'Характеристики',
  place: 'Где посмотреть',
  similar: 'Похожие объявления',
  verifiedSeller: 'Проверенный продавец',
  contact: 'Показать телефон',
  contactHint: null,
  advice: 'Не переводите предоплату. Осмотрите вещь до оплаты.',
  guide: 'Как купить безопасно',
};

const WORDS: Readonly<Record<AdKind, KindWords>> = {
  GOODS,
  VEHICLE: {
    ...GOODS,
    advice: 'Не переводите предоплату. Осмотрите машину и документы до сделки.',
  },
  PREMISES: {
    ...GOODS,
    advice: 'Не переводите предоплату. Осмотрите помещение и документы владельца до сделки.',
  },
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
    ...GOODS,
    page: 'Резюме',
    description: 'О себе',
    place: 'Где ищет работу',
    similar: 'Похожие резюме',
    verifiedSeller: 'Проверенный пользователь',
    advice: 'Договоритесь об оплате до начала работы. Документы смотрите на встрече.',
    guide: 'Безопасность',
  },
  SERVICE: {
    ...GOODS,
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

/** The texts of an ad's page. */
export function kindWords(kind: AdKind): KindWords {
  return WORDS[kind];
}
