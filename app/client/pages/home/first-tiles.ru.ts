/** A category as a tile shows it. */
export interface CategoryTile {
  readonly id: string;
  readonly name: string;
  readonly image: string;
}

/**
 * The tiles of the first moment, until the server has named its own: a page that opens with its
 * sections needs no skeleton there (SCREENS, «/ home»). What the server says wins.
 */
export const firstTiles: readonly CategoryTile[] = [
  tile('cars', 'Автомобили'),
  tile('real-estate', 'Недвижимость'),
  tile('new-buildings', 'Новостройки'),
  tile('electronics', 'Электроника'),
  tile('jobs', 'Работа'),
  tile('services', 'Услуги'),
  tile('home', 'Всё для дома'),
  tile('clothes', 'Одежда'),
  tile('beauty', 'Красота'),
  tile('pets', 'Животные'),
  { ...tile('business', 'Готовый бизнес'), image: '/art/categories/ready-business.svg' },
];

function tile(id: string, name: string): CategoryTile {
  return { id, name, image: `/art/categories/${id}.svg` };
}
