import type { MapPlace } from '@bozor/form-engine/react';

/** The country's towns, the largest first. Points: GeoNames, CC BY 4.0. */
export const mapPlaces: readonly MapPlace[] = [
  { name: 'Душанбе', latitude: 38.53575, longitude: 68.77905 },
  { name: 'Хуҷанд', latitude: 40.28256, longitude: 69.62216 },
  { name: 'Бохтар', latitude: 37.83654, longitude: 68.77762 },
  { name: 'Кӯлоб', latitude: 37.91459, longitude: 69.78454 },
  { name: 'Хоруғ', latitude: 37.49039, longitude: 71.55337 },
  { name: 'Бӯстон', latitude: 40.23417, longitude: 69.69481 },
  { name: 'Гулистон', latitude: 40.26598, longitude: 69.79585 },
  { name: 'Истиқлол', latitude: 40.57017, longitude: 69.64175 },
  { name: 'Исфара', latitude: 40.12649, longitude: 70.62526 },
  { name: 'Истаравшан', latitude: 39.9142, longitude: 69.00328 },
  { name: 'Конибодом', latitude: 40.29414, longitude: 70.43122 },
  { name: 'Панҷакент', latitude: 39.49524, longitude: 67.60931 },
  { name: 'Норак', latitude: 38.38917, longitude: 69.32272 },
  { name: 'Леваканд', latitude: 37.87136, longitude: 68.92233 },
  { name: 'Ваҳдат', latitude: 38.55632, longitude: 69.01354 },
  { name: 'Ҳисор', latitude: 38.52504, longitude: 68.55124 },
  { name: 'Роғун', latitude: 38.78257, longitude: 69.87081 },
  { name: 'Турсунзода', latitude: 38.51271, longitude: 68.23163 },
];
