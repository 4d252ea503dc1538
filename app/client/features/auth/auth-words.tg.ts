/** Texts of the sign-in dialog. */
export const authWords = {
  expiredTitle: 'Муҳлати воридшавӣ гузашт',
  expiredLead: 'Бори дигар дароед. Ҳар чизе ворид кардед, дар ҷояш монд.',
  importTitle: 'Эълонҳои шумо',
  importLoading: 'Эълонҳои шуморо меҷӯем…',
  phoneTitle: 'Бақайдгирӣ',
  phoneLead: 'Рақамро ворид кунед — SMS бо рамз мефиристем.',
  phone: 'Рақами телефон',
  next: 'Идома додан',
  sending: 'Рамз фиристода мешавад…',
  terms: 'Идома дода, шумо қабул мекунед:',
  termsLink: 'Созишномаи истифодабаранда',
  newTab: ', дар саҳифаи нав кушода мешавад',
  codeTitle: 'Рамзро ворид кунед',
  codeLead: 'SMS бо рамз ба ин рақам фиристода шуд:',
  change: 'Иваз кардан',
  code: 'Рамз аз SMS, 6 рақам',
  resend: 'Рамзро аз нав фиристодан',
  resendIn: 'Рамзро аз нав фиристодан баъд аз',
  resent: 'Рамзи нав фиристода шуд',
  checking: 'Рамз санҷида мешавад…',
  accepted: 'Рамз қабул шуд',
  secret: 'Рамзро ба касе нагӯед. Кормандони «Бозор» ҳеҷ гоҳ онро намепурсанд.',
  nameTitle: 'Номи худро ворид кунед',
  nameLead: 'Онро харидорон ва фурӯшандагон мебинанд.',
  name: 'Ном',
  saving: 'Мефиристем…',
  notSent: 'Рамзро фиристодан муяссар нашуд. Бори дигар кӯшиш кунед.',
} as const;

/** «Рамз қабул шуд» for a returning user. */
export function welcomeText(name: string): string {
  return `Рамз қабул шуд. Хуш омадед, ${name}!`;
}

/** Label of one box of the code; `index` from 0. */
export function boxName(index: number, all: number): string {
  return `Рақами ${index + 1} аз ${all}`;
}

/** Minimum wait that is shown in hours. */
const LONGEST_IN_MINUTES = 90;

/** Too many tries: the remaining wait. After a number a Tajik noun stays as it is. */
export function waitText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const hours = Math.ceil(minutes / 60);
  const wait = minutes <= LONGEST_IN_MINUTES ? `${minutes}\u00A0дақиқа` : `${hours}\u00A0соат`;
  return `Кӯшишҳо аз ҳад зиёданд. ${wait} интизор шавед.`;
}
