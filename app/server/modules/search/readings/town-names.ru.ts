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

/** Returns the Russian name of a town that a folded word calls otherwise; else the word. */
export function townOf(word: string): string {
  return TOWNS.get(word) ?? word;
}
