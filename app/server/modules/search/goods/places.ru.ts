/** Flats, houses, land and rooms of all kinds, as people ask for them; rows as `GOODS_ROWS` reads them. */
export const PLACES = `
real-estate.kvartiry: квартира квартирка хата квартиру квартиры студия гостинка малосемейка пентхаус хрущевка сталинка
real-estate.kvartiry: брежневка жилье жильё жилплощадь апартаменты вторичка хона хонаи_истиқоматӣ манзил ҳуҷрагӣ
real-estate.kvartiry: хона_фурӯшӣ иҷораи_хона квартира_помесячно квартира_на_долгий_срок долгосрочная меблированная
real-estate.kvartiry: ипотека обмен_квартир flat apartment kvartira
real-estate.doma: дом домик коттедж особняк вилла усадьба хоромы хутор изба времянка дача дачный таунхаус дуплекс
real-estate.doma: полдома частный_дом дом_с_участком хавли ҳавлӣ ҳавлича ховли хавлича дом_под_снос недострой
real-estate.doma: недостроенный двухэтажный_дом евродом ҳавлии_ҳамшаҳрӣ hovli havli dacha боғ_дача чорбоғ house
real-estate.doma: загородный_дом
real-estate.komnaty: комната комнату комнатка подселение подселиться сосед сожитель соседка общежитие общага койка
real-estate.komnaty: койко_место коммуналка ҳуҷра ҳуҷраи_иҷора утоқ комната_для_студентов комната_для_девушки
real-estate.komnaty: комната_для_парня хостел_помесячно квартирант room сниму_комнату сдам_комнату
real-estate.uchastki: участок участки земля земельный сотка соток гектар надел огород поле пашня пастбище хлопок
real-estate.uchastki: поливная сад_участок замин замини_наздиҳавлигӣ заминаки қитъа қитъаи_замин дачный_участок
real-estate.uchastki: земля_под_строительство под_застройку сельхозземля теплица_земля фермерская ижс пай дехкан
real-estate.uchastki: дехканское land uchastok zamin
real-estate.kommercheskaya-nedvizhimost: офис кабинет помещение магазин магаз лавка торговая_точка точка павильон
real-estate.kommercheskaya-nedvizhimost: киоск ларек ларёк бутик контейнер место_на_рынке рынок_место торговое_место
real-estate.kommercheskaya-nedvizhimost: салон_помещение склад складское ангар хранилище база производственное цех
real-estate.kommercheskaya-nedvizhimost: завод_помещение здание административное ресторан кафе столовая чайхана
real-estate.kommercheskaya-nedvizhimost: помещение_под_кафе помещение_под_аптеку автомойка_помещение сто_помещение
real-estate.kommercheskaya-nedvizhimost: ателье мастерская свободное_назначение первая_линия коммерческая_недвижимость
real-estate.kommercheskaya-nedvizhimost: бизнес_центр гостиница_здание отель_здание банкетный_зал_здание подвал цоколь
real-estate.kommercheskaya-nedvizhimost: мағоза дӯкон дафтар анбор бино office магазин_в_аренду аптека_помещение
real-estate.kommercheskaya-nedvizhimost: место_аптеку место_магазин место_кафе место_салон место_склад место_офис
real-estate.kommercheskaya-nedvizhimost: место_мастерскую точка_аренду помещение_магазин помещение_салон
real-estate.kommercheskaya-nedvizhimost: помещение_склад помещение_офис помещение_сто помещение_ресторан место_базаре
real-estate.kommercheskaya-nedvizhimost: место_рынке автомойка
real-estate.garazhi: гараж гаражи гаражный бокс капитальный_гараж металлический_гараж ракушка парковка стоянка
real-estate.garazhi: машиноместо место_для_машины навес_для_машины крытая_стоянка garage гаражик garaj гаражбокс
real-estate.posutochnaya-arenda: посуточно суточно сутки на_сутки на_ночь ночь почасово на_час ночлег гостиница отель
real-estate.posutochnaya-arenda: хостел мини_отель гостевой_дом гестхаус санаторий дом_отдыха зона_отдыха база_отдыха
real-estate.posutochnaya-arenda: дача_посуточно дача_на_выходные бассейн_дача квартира_посуточно квартира_на_сутки
real-estate.posutochnaya-arenda: хата_на_сутки меҳмонхона шабона рӯзона якшаба hotel hostel hotels airbnb глэмпинг
real-estate.posutochnaya-arenda: юрта домик_на_сутки апартаменты_посуточно койко_место койка шаб хона_шаб хона_шабона
real-estate.posutochnaya-arenda: хона_рӯз комната_сутки комната_ночь койка_ночь
new-buildings.kvartiry-v-novostroykah: новостройка новостройки новострой новостроящийся строящийся жк жилой_комплекс
new-buildings.kvartiry-v-novostroykah: застройщик от_застройщика первичка каркас коробка_квартира рассрочка_квартира
new-buildings.kvartiry-v-novostroykah: квартира_в_рассрочку без_первоначального_взноса сдача_дома планировка_квартиры
new-buildings.kvartiry-v-novostroykah: предчистовая черновая котлован бинои_навсохт хонаи_навсохт навсохт
new-buildings.kvartiry-v-novostroykah: новый_дом_квартира долевое дду предпродажа элитный_дом бизнес_класс
new-buildings.kvartiry-v-novostroykah: комфорт_класс
new-buildings.kommercheskie-pomescheniya: коммерческое_помещение помещение_в_новостройке магазин_в_новостройке
new-buildings.kommercheskie-pomescheniya: офис_в_новостройке нежилое нежилое_помещение первый_этаж_новостройки
new-buildings.kommercheskie-pomescheniya: помещение_в_жк торговая_площадь коммерция_в_новостройке цокольный_этаж
new-buildings.kommercheskie-pomescheniya: офис_от_застройщика коммерческая_площадь помещение_магазин помещение_салон
new-buildings.kommercheskie-pomescheniya: помещение_склад помещение_офис помещение_аптеку помещение_кафе
new-buildings.parking: паркинг парковка машиноместо паркоместо парковочное парковочное_место подземный_паркинг
new-buildings.parking: подземная_парковка место_в_паркинге автостоянка парковка_в_жк parking паркинг_жк кладовка
new-buildings.parking: келлер
`;
