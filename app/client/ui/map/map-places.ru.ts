import type { MapPlace } from '@bozor/form-engine/react';

/** The country's towns, the largest first. Points: GeoNames, CC BY 4.0. */
export const mapPlaces: readonly MapPlace[] = [
  { name: 'Душанбе', latitude: 38.53575, longitude: 68.77905 },
  { name: 'Худжанд', latitude: 40.28256, longitude: 69.62216 },
  { name: 'Бохтар', latitude: 37.83654, longitude: 68.77762 },
  { name: 'Куляб', latitude: 37.91459, longitude: 69.78454 },
  { name: 'Хорог', latitude: 37.49039, longitude: 71.55337 },
  { name: 'Бустон', latitude: 40.23417, longitude: 69.69481 },
  { name: 'Гулистон', latitude: 40.26598, longitude: 69.79585 },
  { name: 'Истиклол', latitude: 40.57017, longitude: 69.64175 },
  { name: 'Исфара', latitude: 40.12649, longitude: 70.62526 },
  { name: 'Истаравшан', latitude: 39.9142, longitude: 69.00328 },
  { name: 'Канибадам', latitude: 40.29414, longitude: 70.43122 },
  { name: 'Пенджикент', latitude: 39.49524, longitude: 67.60931 },
  { name: 'Нурек', latitude: 38.38917, longitude: 69.32272 },
  { name: 'Левакант', latitude: 37.87136, longitude: 68.92233 },
  { name: 'Вахдат', latitude: 38.55632, longitude: 69.01354 },
  { name: 'Гиссар', latitude: 38.52504, longitude: 68.55124 },
  { name: 'Рогун', latitude: 38.78257, longitude: 69.87081 },
  { name: 'Турсунзаде', latitude: 38.51271, longitude: 68.23163 },
];
