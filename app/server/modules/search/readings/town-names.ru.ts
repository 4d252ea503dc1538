import { foldLetters } from '../../search-index/index.ts';

/** Towns with their Tajik, former and short names, folded: `name: other names`. */
const NAMES = `
душанбе: душ душик дшб сталинабад
худжанд: хучанд ленинабад
бохтар: кургантюбе кургонтеппа
куляб: кулоб кулеб
гиссар: хисор
вахдат: орджоникидзеабад кофарнихон
турсунзаде: турсунзода регар
истаравшан: уратюбе
пенджикент: панчакент панджакент
канибадам: конибодом
нурек: норак
хорог: хоруг
`;

const TOWNS: ReadonlyMap<string, string> = new Map(
  NAMES.trim()
    .split('\n')
    .flatMap((row) => {
      const [name = '', others = ''] = row.split(':');
      return others
        .trim()
        .split(' ')
        .map((other) => [other, name] as const);
    }),
);

/** Other places of the country, folded: no ad may be from there. */
const PLACES =
  'варзоб ромит рудаки яван ёвон дангара фархор пяндж панч шахринав файзабад рашт гарм гарми мургаб ишкашим ' +
  'рушан исфара ашт зафарабад спитамен айни матча мастчох шаартуз шахритус кубодиен кабодиен джайхун вахш хуросон ' +
  'левакант сарбанд восе муминабад темурмалик ховалинг бальджуван нурабад рогун роғун джиргаталь лахш чкаловск ' +
  'бустон кайраккум гулистон табошар истиклол деваштич ганчи шахристан гафуров бободжон джаббор расулов пролетарск ' +
  'дарваз ванч шугнан рошткала московский хамадони дусти джилликуль колхозабад балх айвадж сомониён сино фирдавси ' +
  'шохмансур исмоили зарафшан испечак';

const ALL_PLACES: ReadonlySet<string> = new Set([
  ...PLACES.split(' ').map(foldLetters),
  ...(NAMES.match(/[а-я]+/g) ?? []),
]);

/** Whether a folded word is a place of the country. */
export function isPlace(word: string): boolean {
  return ALL_PLACES.has(word);
}

/** Returns the Russian name of a town that a folded word calls otherwise; else the word. */
export function townOf(word: string): string {
  return TOWNS.get(word) ?? word;
}
