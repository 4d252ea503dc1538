/** Queries with one meaning, and what people expect first. */
export interface ExpectedAds {
  /** Subcategories of the expected ads. */
  readonly sections: readonly string[];
  /** What the title of an expected ad contains. */
  readonly title: RegExp;
  readonly queries: readonly string[];
}

const row = (sections: string, title: RegExp, queries: string): ExpectedAds => ({
  sections: sections.split(' '),
  title,
  queries: queries.split(' | '),
});

const CARS = 'cars.legkovye-avtomobili';
const FLATS = 'real-estate.kvartiry new-buildings.kvartiry-v-novostroykah';
const HOUSEHOLD = 'electronics.bytovaya-tehnika';
const PHONES = 'electronics.telefony';

/**
 * Queries as people of Tajikistan type them: in Russian, Tajik and Latin letters, with errors, in
 * the wrong keyboard layout, with model numbers.
 */
export const CORPUS: readonly ExpectedAds[] = [
  row(
    CARS,
    /camry/i,
    'камри | toyota camry | тойота камри | тайота камри | кмари | rfvhb | тоёта camry | kamri',
  ),
  row(
    CARS,
    /corolla/i,
    'королла | toyota corolla | тойота корола | карола | corola | njqjnf rjhjkkf',
  ),
  row(CARS, /toyota/i, 'тойота | тойта | toyota | njqjnf | ещнщеф | тоёта'),
  row(CARS, /mercedes/i, 'мерседес | мерс | mercedes | мерседесс | мерин'),
  row(CARS, /opel/i, 'опель | opel | jgtkm'),
  row(CARS, /astra/i, 'опель астра | астра | opel astra'),
  row(CARS, /bmw/i, 'бмв | bmw | бэха'),
  row(CARS, /bmw.*x5|x5/i, 'bmw x5 | бмв х5'),
  row(CARS, /hyundai/i, 'хендай | хундай | hyundai | хюндай'),
  row(CARS, /tucson/i, 'туксон | hyundai tucson'),
  row(CARS, /lada/i, 'лада | lada | ваз'),
  row(CARS, /priora/i, 'лада приора | приора'),
  row(CARS, /nissan/i, 'ниссан | nissan | нисан'),
  row(
    CARS,
    /./,
    'машина | автомобиль | авто | мошин | автомобили | тачка | fdnj | легковой автомобиль | машину',
  ),
  row('cars.motocikly', /./, 'мотоцикл | мото | vjnjwbrk'),
  row('cars.motocikly', /yamaha/i, 'ямаха | yamaha'),
  row('cars.motocikly', /скутер/i, 'скутер | электроскутер'),
  row(
    'cars.shiny-i-diski',
    /шины/i,
    'шины | резина | покрышки | шины зимние | зимняя резина | шины r16',
  ),
  row('cars.shiny-i-diski', /диски/i, 'диски литые | литые диски'),
  row('cars.zapchasti', /генератор/i, 'генератор | генератор опель'),
  row('cars.zapchasti', /бампер/i, 'бампер | бампер королла'),
  row('cars.avtoaksessuary', /магнитола/i, 'магнитола | магнитола в машину'),
  row('cars.avtoaksessuary', /коврики/i, 'коврики | коврики эва'),
  row(
    'cars.avtoaksessuary',
    /видеорегистратор/i,
    'видеорегистратор | видео регистратор | видеорегестратор',
  ),
  row('cars.gruzoviki-i-spectehnika', /трактор|мтз/i, 'трактор | мтз 82'),
  row('cars.gruzoviki-i-spectehnika', /погрузчик/i, 'погрузчик | фронтальный погрузчик'),
  row('cars.avtobusy', /sprinter/i, 'спринтер микроавтобус | микроавтобус спринтер'),
  row('cars.avtobusy', /газель/i, 'маршрутка | газель маршрутка'),
  row(
    'cars.arenda-transporta',
    /./,
    'прокат авто | аренда авто | аренда машины | авто с водителем',
  ),
  row(PHONES, /iphone/i, 'айфон | iphone | айфонн | ифон | fqajy | iphone 15 | айфон 15'),
  row(PHONES, /iphone 13/i, 'iphone 13 | айфон 13 | iphone13'),
  row(PHONES, /samsung/i, 'самсунг | самсунк | samsung | cfvceyu | самсунг галакси | galaxy s10'),
  row(PHONES, /redmi/i, 'редми | redmi note 13 | redmi'),
  row(PHONES, /./, 'телефон | смартфон | телефони мобилӣ | тилифон | ntktajy'),
  row('electronics.noutbuki', /./, 'ноутбук | ноут | нотбук | ноутбуки | yjen,er'),
  row('electronics.noutbuki', /lenovo/i, 'леново | lenovo | ноутбук lenovo | ноутбук леново'),
  row('electronics.noutbuki', /macbook/i, 'макбук | macbook | макбук про'),
  row('electronics.planshety', /ipad/i, 'айпад | ipad | ipad pro'),
  row('electronics.planshety', /./, 'планшет | планшеты | gkfyitn'),
  row(
    'electronics.televizory',
    /телевизор/i,
    'телевизор | телик | тв | телевизор lg | тилевизор | телевизор 43',
  ),
  row(
    'electronics.igrovye-pristavki',
    /playstation/i,
    'плейстейшен | playstation 5 | плойка 5 | ps5 | playstation',
  ),
  row('electronics.kompyutery', /видеокарта/i, 'видеокарта | видео карта | rtx 3060'),
  row('electronics.kompyutery', /монитор/i, 'монитор | манитор'),
  row('electronics.kompyutery', /./, 'компьютер | комп | кампютер'),
  row('electronics.audio-i-video', /колонка/i, 'колонка | jbl | колонка jbl'),
  row('electronics.audio-i-video', /фотоаппарат/i, 'фотоаппарат | фотоапарат | никон'),
  row('electronics.audio-i-video', /рубаб/i, 'рубаб | рубоб'),
  row(
    HOUSEHOLD,
    /холодильник/i,
    'холодильник | холадильник | яхдон | холодос | холодилник | [jkjlbkmybr',
  ),
  row(
    HOUSEHOLD,
    /стиральная/i,
    'стиральная машина | стиралка | стиральная машинка | стиралный машина | мошини ҷомашӯӣ',
  ),
  row(HOUSEHOLD, /кондиционер/i, 'кондиционер | кондиционир | кондер'),
  row(HOUSEHOLD, /микроволнов/i, 'микроволновка | микроволновая печь'),
  row(HOUSEHOLD, /пылесос/i, 'пылесос | пылисос'),
  row(
    FLATS,
    /2-комн/i,
    '2 комнатная квартира | квартира 2 комнаты | двухкомнатная квартира | 2-комн квартира',
  ),
  row(
    FLATS,
    /квартир/i,
    'квартира | квартиры | квартира душанбе | купить квартиру | хонаи истиқоматӣ | rdfhnbhf',
  ),
  row('real-estate.komnaty', /комнат/i, 'комната | комнату | сдам комнату | ҳуҷра | хучра | хуҷра'),
  row('real-estate.doma', /дом/i, 'дом | хавли | ҳавлӣ | дом с участком | ljv'),
  row(
    'real-estate.uchastki',
    /участок/i,
    'участок | участок под дом | замин | земля | участок соток',
  ),
  row('real-estate.garazhi', /гараж/i, 'гараж | гараж капитальный | гораж'),
  row('real-estate.posutochnaya-arenda', /./, 'посуточно | квартира посуточно | квартира на сутки'),
  row(
    'real-estate.kommercheskaya-nedvizhimost new-buildings.kommercheskie-pomescheniya',
    /офис/i,
    'офис | офис в аренду',
  ),
  row('home.mebel', /диван/i, 'диван | дивон | диван угловой | угловой диван'),
  row('home.mebel', /шкаф/i, 'шкаф | шкаф купе | шкаф-купе'),
  row('home.mebel', /кухонный/i, 'кухонный гарнитур | кухня'),
  row('home.kovry-i-tekstil', /ковёр/i, 'ковер | ковёр | қолин | колин | ковры'),
  row('home.posuda', /казан/i, 'казан | казан чугунный | дег'),
  row('home.posuda', /пиалы/i, 'пиала | пиалы | пиёла'),
  row('home.osveschenie', /люстра/i, 'люстра | люстры | лустра'),
  row('home.detskie-tovary', /коляска/i, 'коляска | каляска | детская коляска'),
  row('home.stroymaterialy', /цемент/i, 'цемент | семент | цемент м400'),
  row('home.stroymaterialy', /кирпич/i, 'кирпич | хишт | керпич'),
  row('home.stroymaterialy', /ламинат/i, 'ламинат'),
  row('home.sad-i-ogorod', /саженцы/i, 'саженцы | саженцы яблони | ниҳол'),
  row('home.sad-i-ogorod', /теплица/i, 'теплица | гармхона'),
  row('clothes.svadebnoe', /свадебное/i, 'свадебное платье | либоси арӯсӣ'),
  row('clothes.detskaya-odezhda', /школьная/i, 'школьная форма'),
  row('clothes.muzhskaya-odezhda', /чапан/i, 'чапан | чапон | ҷома'),
  row('clothes.zhenskaya-odezhda', /чакан/i, 'чакан'),
  row('clothes.obuv', /кроссовки/i, 'кроссовки | красовки | кросовки'),
  row('clothes.aksessuary', /кольцо/i, 'золотое кольцо | ангуштарин | кольцо'),
  row('clothes.aksessuary', /часы/i, 'часы наручные | соат'),
  row('beauty.parfyumeriya', /духи/i, 'духи | духи женские | атр'),
  row('beauty.tehnika', /фен/i, 'фен'),
  row('beauty.zdorove', /тонометр/i, 'тонометр | танометр'),
  row('pets.koshki', /./, 'котенок | кошка | котята | гурба | британский котенок'),
  row('pets.sobaki', /щенок/i, 'щенок | собака | щенок алабая | саг | алабай'),
  row('pets.selhozzhivotnye', /баран/i, 'баран | гусфанд | баран гиссарский'),
  row('pets.selhozzhivotnye', /коз/i, 'коза | буз'),
  row('pets.pticy', /попугай/i, 'попугай | попугаи | тути'),
  row('pets.pticy', /кур/i, 'куры | куры несушки | мурғ'),
  row('jobs.vakansii', /./, 'вакансия | работа | кор'),
  row('jobs.vakansii', /бухгалтер/i, 'требуется бухгалтер | бухгалтер вакансия'),
  row('jobs.vakansii', /швея/i, 'швея'),
  row('services.remont-i-stroitelstvo', /ремонт квартир/i, 'ремонт квартир | ремонт квартиры'),
  row(
    'services.remont-i-stroitelstvo jobs.rezyume jobs.vakansii',
    /электрик/i,
    'электрик | илектрик',
  ),
  row('services.remont-i-stroitelstvo', /сантехник/i, 'сантехник | сантехника услуги'),
  row('services.remont-tehniki', /холодильник/i, 'ремонт холодильников'),
  row('services.remont-tehniki', /телефон/i, 'ремонт телефонов'),
  row('services.gruzoperevozki', /эвакуатор/i, 'эвакуатор | ивакуатор'),
  row('services.gruzoperevozki', /газель/i, 'грузоперевозки газель | газель по городу'),
  row('services.obuchenie', /английск/i, 'уроки английского | английский язык | курсы английского'),
  row('services.prazdniki', /тамада/i, 'тамада | тамада на свадьбу'),
  row('services.krasota-i-zdorove', /маникюр/i, 'маникюр | маникур'),
  row('services.krasota-i-zdorove', /массаж/i, 'массаж | лечебный массаж'),
  row('business.gotovyy-biznes', /аптека/i, 'аптека'),
  row('business.gotovyy-biznes', /пекарня/i, 'пекарня | мини пекарня'),
  row('new-buildings.parking', /./, 'паркинг | машиноместо | машино-место'),
];
