import { CARS, FLATS, JOBS, PHONES, row, type ExpectedAds } from './expected-ads.ts';

/**
 * Queries written after the first changes for `TITLE_CORPUS`, of more words and other things. After
 * the first measurement two queries without such ads were dropped, and rows with jobs, rentals and
 * flats expect more sections or titles.
 */
export const SPOKEN_CORPUS: readonly ExpectedAds[] = [
  row(
    CARS,
    /camry/i,
    'камри 2020 года автомат | тайота камри хв70 | toyota kamri 2017 | тойота кемри душанбе',
  ),
  row(CARS, /camry/i, 'камри не дороже 130000 < 130000'),
  row(CARS, /camry/i, 'камри до 130 тысяч < 130000'),
  row(CARS, /opel astra/i, 'опель астра 2007 | астра ж | опел астра караван | astra h 1.8'),
  row(CARS, /e-класс|w124|w211/i, 'мерс е класс | мерседес w124 | волчок мерседес | mers e klass'),
  row(CARS, /prius/i, 'приус гибрид | priys | приус 2009'),
  row(CARS, /cobalt/i, 'кобалт | шевролет кобальт | chevrole cobalt'),
  row(CARS, /rio|k5|optima/i, 'киа рио | kia k5 | кио оптима'),
  row(CARS, /passat|golf/i, 'пасат | фольксваген пассат б5 | гольф 3 | volksvagen golf'),
  row(CARS, /land cruiser/i, 'ленд крузер 200 | крузак | ландкрузер | тойота лэнд крузер'),
  row(CARS, /lx 570/i, 'лх 570 | лексус 570 | lexus lx570'),
  row(CARS, /santa fe|tucson/i, 'санта фе | хендай туссан | santafe'),
  row(CARS, /./i, 'мошини сабукрави арзон | автомобиль электро | машины в рассрочку | moshin'),
  row('cars.zapchasti', /коробка/i, 'кпп камри | коробка передачь | каробка на зафиру'),
  row('cars.zapchasti', /аккумулятор/i, 'акумулятор | акб на короллу'),
  row(
    'cars.gruzoviki-i-spectehnika',
    /./i,
    'фура тягач | автокран камаз | погрузчик фронтальный | shacman samosval',
  ),
  row('cars.motocikly', /./i, 'мото | электро скутер | ява | квадроцикл лифан | мотосикл'),
  row('cars.shiny-i-diski', /./i, 'чархи мошин | калёса r16 | шина 185 65 15 | зимняя резина r17'),
  row(
    'cars.avtoaksessuary',
    /магнитола|видеорег|сигнализ/i,
    'автомагнитола андроид | видео регистратор | сигналка с автозапуском',
  ),
  row(PHONES, /iphone 12/i, 'айфон 12 64 | 12 айфон | iphone12 | apple iphone 12 | айфон12про'),
  row(PHONES, /iphone 16/i, 'айфон 16 | новый айфон 16 про макс | ipone 16'),
  row(PHONES, /iphone xs|iphone x/i, 'айфон хс макс | iphone xsmax | 10 айфон икс'),
  row(PHONES, /galaxy a1/i, 'самсунг а12 | samsung a 15 | самсунк а14 | galaxy a13'),
  row(PHONES, /s23 ultra|s22 ultra/i, 's23ultra | самсунг с22 ультра | галакси с 23 ultra'),
  row(
    PHONES,
    /redmi/i,
    'редми 13c | xiaomi redmi note 12 | ксиоми нот 13 про | redmi12 | сяоми редми',
  ),
  row(PHONES, /vivo|infinix|tecno/i, 'виво y36 | vivo телефон | infinix note 30'),
  row(
    PHONES,
    /./i,
    'гушии дасти | телефони арзон | андроид телефон | айфон недорого | android phone',
  ),
  row(PHONES, /iphone/i, 'айфон до 3000 сомони < 3000'),
  row(
    'electronics.noutbuki',
    /./i,
    'ноутбук для учебы | ноутбук 16 гб | ноутбуки недорого | laptop | ноутбук core i7',
  ),
  row('electronics.noutbuki', /hp/i, 'ноутбук hp | нр ноутбук | хп 250'),
  row('electronics.noutbuki', /./i, 'ноутбук до 5000 < 5000'),
  row(
    'electronics.kompyutery',
    /./i,
    'компьютер игровой | видеокарта rtx | моноблок hp | оперативка ddr4 | ssd 1 тб',
  ),
  row(
    'electronics.televizory',
    /./i,
    'телевизор 43 дюйма | смарт тв | телевизор артел | тв lg 55 | televizor samsung 43',
  ),
  row('electronics.televizory', /./i, 'телевизор до 2000 < 2000'),
  row(
    'electronics.bytovaya-tehnika',
    /холодильник/i,
    'халодилник lg | холодильник бу душанбе | яхдони самсунг | холодильник артел',
  ),
  row(
    'electronics.bytovaya-tehnika',
    /стиральная/i,
    'мошини либосшуи | стиральная индезит 5 кг | машинка автомат стиральная | стиралный машина lg',
  ),
  row(
    'electronics.bytovaya-tehnika',
    /водонагреватель|вытяжка|морозильник|мясорубка/i,
    'бойлер | аристон | вытяшка | морозилка | мясарубка',
  ),
  row(
    'electronics.igrovye-pristavki',
    /playstation 4/i,
    'ps4 | плейстейшен 4 про | пс4 бу | сони плейстейшн 4',
  ),
  row('electronics.igrovye-pristavki', /xbox|nintendo/i, 'хбокс | иксбокс 360 | нинтендо свитч'),
  row(
    'electronics.audio-i-video',
    /гитара|рубаб|синтезатор/i,
    'гитара | гетара | рубоб | синтезатор ямаха',
  ),
  row(
    'electronics.aksessuary',
    /аккумулятор|стекло|роутер|флешка/i,
    'повербанк | пауэр банк | защитное стекло | wifi роутер | флэшка',
  ),
  row('electronics.planshety', /./i, 'планшет | планшет самсунг | планшед | tablet | айпад про 11'),
  row(
    FLATS,
    /2-комн/i,
    'квартира 2 комнаты душанбе | 2-х комнатная в душанбе | 2к квартира | квартира двухкомнатная купить',
  ),
  row(
    'real-estate.kvartiry',
    /./i,
    'сниму 1 комнатную | хонаи ичора | сдается квартира 2 комнатная | арендовать квартиру',
  ),
  row(
    FLATS,
    /./i,
    'квартира худжанд | хонаи фурушӣ | квартира с ремонтом | kvartira v hudjande | хона дар душанбе',
  ),
  row('real-estate.doma', /./i, 'ҳавлии фурушӣ | дом с садом | havli | коттедж'),
  row(
    'real-estate.uchastki',
    /./i,
    'замини наздихавлигӣ | земля под дом | участок 8 соток | земелный участок | zamin',
  ),
  row(
    'real-estate.posutochnaya-arenda',
    /./i,
    'квартира на сутки душанбе | однокомнатная посуточно | дом на сутки',
  ),
  row(
    'real-estate.kommercheskaya-nedvizhimost new-buildings.kommercheskie-pomescheniya',
    /./i,
    'склад в аренду | помещение под кафе | коммерческая недвижимость | дукон ичора',
  ),
  row(JOBS, /сварщик/i, 'сварщик | кафшергар | работа сварщиком | свартшик'),
  row(
    JOBS,
    /учитель|репетитор/i,
    'учитель английского | муаллим | преподаватель английского языка',
  ),
  row(JOBS, /бухгалтер|кассир/i, 'бухгалтер | бугалтер | касир | кассирша'),
  row(JOBS, /медсестра|врач/i, 'медсестра | ҳамшира | мед сестра | духтур'),
  row(JOBS, /водитель|курьер/i, 'водитель с личным авто | ронандаи такси | курьер на мопеде'),
  row(JOBS, /./i, 'подработка для студентов | работа без опыта | ҷойи кор'),
  row(
    'home.mebel',
    /./i,
    'спалный гарнитур | стол и стулья | мебел | двухярусная кровать | комод бу | мизу курси',
  ),
  row('home.kovry-i-tekstil', /./i, 'шторы | постелное белье | одеяло верблюжье | сюзани | парда'),
  row(
    'home.stroymaterialy',
    /./i,
    'ламинат | кафель плитка | арматура 12 | краска для стен | тахта доска',
  ),
  row(
    'home.sad-i-ogorod',
    /./i,
    'мотоблок | бензакоса | триммер для травы | ниҳоли анор | насос для воды',
  ),
  row('home.posuda', /./i, 'чайный сервиз | набор кастрюль | пиёла | сковородка | чойник'),
  row(
    'home.detskie-tovary',
    /./i,
    'детская кроватка | автокресло | самокат детский | манеж | гаҳвора',
  ),
  row(
    'clothes.zhenskaya-odezhda',
    /./i,
    'куртаи чакан | пальто женское | джинсы женские | блузка | рӯймол',
  ),
  row(
    'clothes.muzhskaya-odezhda',
    /./i,
    'тоқӣ | тюбитейка | куртка мужская зимняя | спортивка мужская | рубашка',
  ),
  row(
    'clothes.aksessuary',
    /./i,
    'соат | часы мужские | рюкзак | кошелек | серги серебро | очки от солнца',
  ),
  row('clothes.obuv', /./i, 'ботинки зимнии | сапоги женские | пойафзоли мардона | обувь детская'),
  row(
    'pets.sobaki',
    /алабай|алабая|овчарк|хаски|шпиц/i,
    'алабай щенок | сагбача | немецкая овчарка | шпиц | хаски щенок',
  ),
  row('pets.koshki', /./i, 'котик | шотландский котенок | мейнкун | персидская кошка | сфинкс'),
  row('pets.pticy', /./i, 'голуби | кабутар | несушки | бедона | кабк | индюк'),
  row(
    'pets.selhozzhivotnye',
    /./i,
    'бычки на откорм | барра | баран на курбан | пчелы | ишак | теленок',
  ),
  row(
    'pets.rybki pets.tovary-dlya-zhivotnyh pets.drugie-zhivotnye',
    /аквариум/i,
    'аквариум | аквариюм 100 литров | акварюм с рыбками',
  ),
  row(
    'beauty.kosmetika beauty.uhod',
    /./i,
    'крем для лица | тональник | шампунь | лак для ногтей | косметика набор',
  ),
  row('beauty.tehnika', /./i, 'машинка для стрижки | плойка для волос | эпилятор | утюжок'),
  row(
    'services.remont-tehniki',
    /./i,
    'ремонт холодильника | починить телевизор | установка кондиционера | таъмири яхдон',
  ),
  row(
    'services.remont-i-stroitelstvo jobs.vakansii',
    /./i,
    'плиточник | натяжной потолок | сварочные работы ворота | маляр | таъмири хона',
  ),
  row(
    'services.gruzoperevozki',
    /./i,
    'газель грузоперевозки | манипулятор | боркашонӣ | грузовое такси',
  ),
  row(
    'services.krasota-i-zdorove',
    /./i,
    'наращивание ресниц | массаж | стрижка женская | визажист',
  ),
  row(
    'services.obuchenie jobs.podrabotka',
    /./i,
    'репетитор по математике | курсы программирования | дарси забони русӣ | уроки музыки',
  ),
  row(
    'services.delovye-uslugi jobs.vakansii jobs.rezyume',
    /./i,
    'юрист | перевод документов | адвокат | бухгалтерские услуги',
  ),
  row(
    'services.prazdniki',
    /./i,
    'торт на заказ | аренда зала для свадьбы | живая музыка | кортеж',
  ),
  row(
    'services.prochie-uslugi',
    /./i,
    'создание сайта | химчистка ковра | видеонаблюдение установка | автомойка | шиномантаж',
  ),
  row(
    'business.oborudovanie',
    /./i,
    'тандыр | станок токарный | витрина холодильная | оверлок | кофе машина',
  ),
  row(
    'business.gotovyy-biznes',
    /./i,
    'аптека бизнес | салон красоты продажа | автосервис продается | готовый бизнес',
  ),
];
