import { rows, type ExpectedAds } from './expected-ads.ts';

/**
 * Clumsy queries of a phone, in each subcategory, written before the words of the search and the
 * other corpora were read; without those that happen to be in another. First figures, of 100: MRR
 * 81.9, section 82.8, empty 4.4, suggested 82.8. Half of the misses were read and repaired by their
 * causes; the other half rose from 88.3 to 92.0 of 100 in section before it was read too.
 */
export const STREET_CORPUS: readonly ExpectedAds[] = rows(`
CARS : opel : ласточка опель
CARS : opel astra : опель астра 2007 газ
CARS : mercedes : mersedes e200
CARS : . : маленькая машина | семейная машина
CARS : prado : тойота прадо 2.7
CARS : sonata : хендай саната
CARS : . : машина до 35 тысяч < 35000
CARS : vectra : jgtkm dtrnhf
cars.gruzoviki-i-spectehnika : камаз : старый камаз
cars.gruzoviki-i-spectehnika : . : бетономешалка миксер
cars.gruzoviki-i-spectehnika : мтз : traktor mtz 82 | трактори дехотӣ
cars.gruzoviki-i-spectehnika services.gruzoperevozki : погрузчик : погрузчик 3 тонны
cars.motocikly : . : трехколесный мотоцикл | motosikl
cars.motocikly : скутер : скутер 150 кубов
cars.avtobusy : sprinter : спринтер 18 мест
cars.avtobusy : . : avtobus
cars.zapchasti : бампер : передний бампер
cars.zapchasti : фар : фара опель астра g
cars.zapchasti : двигатель : движок на мерс
cars.zapchasti : . : карбюраторр | задний фонарь | hflbfnjh
cars.shiny-i-diski : R15 : резина на 15 | 195 65 r15
cars.shiny-i-diski : литые R16 : литье 16
cars.shiny-i-diski : . : шыны бу
cars.avtoaksessuary electronics.bytovaya-tehnika : . : автомобильный пылесос
cars.avtoaksessuary cars.zapchasti : магнитола : авто магнитола
home.detskie-tovary : автокресло : детское автокресло
cars.arenda-transporta : . : машина на прокат | авто в аренду без водителя | arenda avto
FLATS : 2-ком : 2 комнатная 82 мкр | двушка недорого | новостройка 2 комнаты 65 кв
FLATS : 3-ком : kvartira dushanbe 3 komnat | хонаи се хучрагӣ
FLATS : . : угловая квартира | кравтира | квартира 33 мкр худжанд | rdfhnbhf leify,t
FLATS : 1-ком : однокомнатная до 300000 < 300000
real-estate.doma : . : ховли | ҳавлӣ дар бохтар | dom hujand
real-estate.komnaty : . : недорогая комната | подселение
real-estate.komnaty : . : комната студентам до 700 < 700
real-estate.uchastki : . : замин барои сохтмон | огород под строительство | exfcnjr 6 cjnjr
real-estate.kommercheskaya-nedvizhimost new-buildings.kommercheskie-pomescheniya : офис : офис 40 кв м
real-estate.kommercheskaya-nedvizhimost new-buildings.kommercheskie-pomescheniya : под кафе : помищение под кафе
real-estate.kommercheskaya-nedvizhimost new-buildings.kommercheskie-pomescheniya : магазин|помещение : дӯкон иҷора
real-estate.garazhi : гараж : гаражи мошин
real-estate.garazhi : металл : железный гараж
real-estate.posutochnaya-arenda : квартира : posutochno dushanbe
real-estate.posutochnaya-arenda : . : снять на ночь | хата на 3 дня
PHONES : iphone : айфончик
PHONES : iphone 12 : айфон 12 128
PHONES : samsung : samsung a54 | тилифон самсунк
PHONES : redmi note 1 : редми ноут 11
PHONES : . : кнопочный телефон | сотка бу
PHONES : iphone 13 : айфон13про
electronics.noutbuki : . : ноутбук i5 8гб
electronics.noutbuki : hp : noutbuk hp
electronics.noutbuki : lenovo : наутбук леново
electronics.noutbuki : macbook air : mac book air
electronics.planshety : . : планшет детский
electronics.planshety : samsung : planshet samsung
electronics.kompyutery : системный блок : комп для игр
electronics.kompyutery : монитор samsung 24 : монитор 24
electronics.kompyutery : видеокарта : видюха
electronics.kompyutery : . : принтер | клава
electronics.kompyutery : оперативная : оперативка 16 гб
electronics.televizory : . : плазма | тилевизар | телевизори калон
electronics.televizory : 43 : телевизор 43 смарт
electronics.televizory : lg : televizor lg
electronics.televizory : 50 : 50 дюймов
electronics.televizory : samsung : ntktdbpjh cfvceyu
electronics.bytovaya-tehnika : холодильник : хололильник бу
electronics.bytovaya-tehnika : стиральная.* 7 : стиральная машина 7 кг
electronics.bytovaya-tehnika : пылесос : pylesos
electronics.audio-i-video : наушники|гарнитура : беспроводные наушники | науршники
electronics.audio-i-video : микрофон : микрофон караоке
electronics.audio-i-video : canon : фотоаппарат canon 600d
electronics.igrovye-pristavki : playstation : сонька
electronics.aksessuary : зарядн|кабель : зарядка тайпси
electronics.aksessuary : чехол для iphone : чехол на айфон 11
electronics.aksessuary : зарядн : быстрая зарядка
services.remont-i-stroitelstvo : сантехник : нужен сантехник
services.remont-i-stroitelstvo jobs.vakansii jobs.rezyume : сантехник : cfynt[ybr
services.remont-i-stroitelstvo jobs.rezyume : плит : мастер по кафелю
services.remont-i-stroitelstvo jobs.rezyume jobs.vakansii : . : устои бинокор
services.remont-i-stroitelstvo : ремонт : remont kvartir | евроремонт под ключ
services.remont-i-stroitelstvo jobs.rezyume jobs.vakansii : свар : сварщек
services.gruzoperevozki : . : gruzoperevozki
services.gruzoperevozki cars.avtobusy cars.gruzoviki-i-spectehnika : газель : газелька | газель 3 метра
services.remont-tehniki : кондиционер : заправка кондиционера
services.remont-tehniki : холодильник : ремон холодильникав
services.remont-tehniki : ноутбук : remont noutbuka
services.krasota-i-zdorove : . : парикмахер на дом
services.krasota-i-zdorove jobs.vakansii jobs.rezyume : стрижка|парикмахер|барбер : сартарош
services.krasota-i-zdorove : маникюр : маник | маникюрь
services.obuchenie : английск : английский для детей | омӯзиши забони англисӣ
services.obuchenie : русск : репетитор русский
services.obuchenie : . : kursy
services.obuchenie : подготовка : подготовка к школе
services.prazdniki : музыка : певец на свадьбу
services.prazdniki clothes.svadebnoe : . : тӯй
services.prazdniki : . : аниматор детям | шарики
services.prazdniki : украшение : свадебное украшение зала
services.delovye-uslugi jobs.rezyume jobs.vakansii : бухгалтер : бухгалтер отчет | налоговая отчетность
services.prochie-uslugi services.delovye-uslugi jobs.rezyume jobs.vakansii : дизайн : logotip dizayn
services.prochie-uslugi home.kovry-i-tekstil : . : шью шторы
JOBS : повар : hf,jnf gjdfh
JOBS : . : кор лозим | работа для девушек | вокансии | ночная работа | зарплата 5000 | podrabotka | подработка 200 сомони в день | шабашка | падработка студентам
JOBS : водитель : rabota voditel
JOBS : продавец : требуется продавец
JOBS : швея : швея в цех
jobs.rezyume : . : rezume
JOBS : подработк : ищу подработку
jobs.rezyume : бухгалтер : резюме бухгалтера
home.mebel : . : стенка в зал
home.mebel : шкаф : irfa eukjdjq
home.mebel home.detskie-tovary : кроват : кати хоб
home.mebel : кухонный : kuhnya na zakaz
home.mebel : комод : камод
home.mebel : диван|кровать : диван кровать
home.mebel home.detskie-tovary : . : матрас 160х200
home.mebel : стол : письменный стол
home.mebel : стул|. : курсӣ
home.kovry-i-tekstil : ков[её]р|палас : турецкий ковер
home.kovry-i-tekstil : шторы : shtory
home.kovry-i-tekstil : одеяло : адеяло
home.posuda : пиал : пиалушки
home.posuda : кастрюл : кострюля
home.stroymaterialy : кирпич : кирпич жженый
home.stroymaterialy : . : профнастил 0.5 | шпоклевка
home.stroymaterialy cars.avtoaksessuary business.oborudovanie : . : дрель | perforator bosch | болгарка | сварочный аппарат
home.stroymaterialy services.remont-i-stroitelstvo : двер : железная дверь
home.sad-i-ogorod : . : лопата | комнатные цветы
home.sad-i-ogorod : саженцы : ниҳоли дарахт
home.detskie-tovary : коляска : kolyaska
home.detskie-tovary : кроватка : кроватка для новорожденного
home.detskie-tovary : велосипед : детский велосипед
home.detskie-tovary : . : игрушки | ходунки | памперсы
home.osveschenie : . : светодиодка лента | прожектор 50 вт
business.gotovyy-biznes : кафе : продам кафе
business.gotovyy-biznes : магазин : действующий магазин
business.gotovyy-biznes business.franshizy : автомойк|автосервис : готовый бизнес автомойка
business.gotovyy-biznes : . : gotoviy biznes
business.oborudovanie : печь|тандыр : печь для хлеба
business.oborudovanie : швейная|оверлок : швейное оборудование
business.oborudovanie : кофемашина : кофемашина для кафе
business.oborudovanie : станок|. : станок 380в
beauty.parfyumeriya : духи : духы
beauty.parfyumeriya : . : chanel | парфюм на розлив
beauty.kosmetika : . : kosmetika
beauty.kosmetika : палетка : палетка теней
beauty.uhod : шампунь : шапмунь
beauty.uhod : увлажняющий : увлажняющий крем
beauty.uhod beauty.kosmetika : . : маска для лица
beauty.tehnika : фен : фен дайсон
beauty.tehnika : . : электро бритва
beauty.zdorove : витамины : омега 3
beauty.zdorove : . : инвалидная коляска
clothes.zhenskaya-odezhda : платье|чакан : летнее платье | платье 48 размер
clothes.zhenskaya-odezhda : . : yubka | шуба
clothes.zhenskaya-odezhda clothes.muzhskaya-odezhda : пальто : пальтоо
clothes.muzhskaya-odezhda clothes.svadebnoe : костюм : костюм тройка
clothes.muzhskaya-odezhda clothes.zhenskaya-odezhda clothes.detskaya-odezhda : куртка : кожаная куртка
clothes.muzhskaya-odezhda : спортивный|. : треники
clothes.muzhskaya-odezhda clothes.zhenskaya-odezhda : джинсы : джынсы
clothes.detskaya-odezhda : комбинезон : комбинезон зимний на 2 года
clothes.detskaya-odezhda : куртка|мальчик : куртка на мальчика
clothes.detskaya-odezhda : платье : платье на 5 лет девочке
clothes.obuv : кроссовки : кроссы найк | кроссовки 42 | rhjccjdrb yfqr
clothes.obuv : . : тапочки
clothes.obuv : туфли : туфлы
clothes.aksessuary : кошел : кожаный кошелек
clothes.aksessuary : очки : очки солнечные
clothes.aksessuary : рюкзак : рюкзачок
clothes.svadebnoe : наряд невесты|платье : белое платье невесты
pets.sobaki : щенок : шенок
pets.sobaki : алаба : alabay
pets.sobaki : овчарк : овчарка 2 месяца
pets.sobaki : алаба|дахмард|. : волкодав
pets.koshki : кот[её]н|. : kotenok | кошечка даром
pets.pticy pets.drugie-zhivotnye : попугай : говорящий попугай
pets.pticy pets.selhozzhivotnye : . : цыплята 100 штук
pets.selhozzhivotnye : корова : модагов | rjhjdf
pets.selhozzhivotnye : коза : козы
pets.selhozzhivotnye : быч|тел : племенной бык
pets.rybki pets.drugie-zhivotnye : аквариум : аквариум 100 литров | аквариюм
pets.drugie-zhivotnye : хомяк : хомячок
pets.drugie-zhivotnye pets.selhozzhivotnye : кролик : кролек
pets.tovary-dlya-zhivotnyh : ошейник : собачий ошейник
pets.tovary-dlya-zhivotnyh : наполнитель : наполнитель в лоток
pets.tovary-dlya-zhivotnyh : корм|зерно : комбикорм
FLATS : новостройк|. : новая квартира | novostroyka dushanbe | квартира коробка
new-buildings.kommercheskie-pomescheniya real-estate.kommercheskaya-nedvizhimost : . : помещение на первом этаже новостройка | kommercheskoe pomeshenie
new-buildings.parking : . : parking
new-buildings.parking real-estate.garazhi : место : машино место
business.franshizy : . : franshiza | готовая франшиза
electronics.noutbuki : asus : yjen,er fcec
`);
