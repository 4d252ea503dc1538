import { rows, type ExpectedAds } from '../expected-ads.ts';

/**
 * Queries of another such writer. First figures, of 100: MRR 83.8, section 90.0, empty 1.0, suggested
 * 90.0; after the repairs of `OUTSIDER_CORPUS` and 3,600 more names of goods 88.5, 93.3, 0.5 and
 * 91.9. Then its misses were read and their causes repaired, and some of its phrases joined the goods.
 */
export const TRAVELLER_CORPUS: readonly ExpectedAds[] = rows(`
cars.legkovye-avtomobili : corolla : тойта каролла
cars.legkovye-avtomobili : mercedes : мерс лупатый
cars.legkovye-avtomobili : prius : приус гибрид
cars.legkovye-avtomobili : byd|zeekr|tesla|id\\.4|электро : электромошини хитоӣ
cars.legkovye-avtomobili : . : мошини арзон то 40000 < 40000
cars.gruzoviki-i-spectehnika : мтз|трактор : трактор беларус
cars.gruzoviki-i-spectehnika : самосвал : самасвал камаз
cars.gruzoviki-i-spectehnika : jcb|экскаватор : купить эскаватор
cars.motocikly : . : мопед | vjnjwbrk
cars.motocikly : квадроцикл : квадрик
cars.avtobusy : газел : маршрутка газель сколько стоит
cars.avtobusy : yutong : ютонг 45 мест
cars.zapchasti : двигатель.*zafira : мотор на зафиру
cars.zapchasti : фара.*vectra : вектра б фара левая
cars.zapchasti : рычаг : шаравой
cars.zapchasti : аккумулятор : акумлятор 60 ампер
cars.shiny-i-diski : шины.*r15|кол[её]са.*r15 : 195/65 r15
cars.shiny-i-diski : зимние : зимняя резина шипы
cars.shiny-i-diski : диски.*r17 : титан диск 17
cars.shiny-i-diski : . : балон барои мошин
cars.avtoaksessuary : коврик : полики в машину
cars.avtoaksessuary : сигнализац : сигналка старлайн
cars.arenda-transporta : . : машина напрокат без водителя
cars.arenda-transporta services.prazdniki : prado|кортеж : прадо на прокат для свадьбы
real-estate.kvartiry new-buildings.kvartiry-v-novostroykah : 2-комн : двушка
real-estate.kvartiry : . : сниму квартиру на длительно Худжанд
real-estate.kvartiry new-buildings.kvartiry-v-novostroykah : 3-комн : хонаи сеҳуҷрагӣ
real-estate.kvartiry new-buildings.kvartiry-v-novostroykah : 1-комн|студия : однакомнатная квартира
real-estate.doma : . : ҳавлӣ дар Кӯлоб | havli Vahdat
real-estate.doma real-estate.uchastki : дач : куплю дачу варзоб
real-estate.komnaty : . : подселение для девушек | ищу комнату возле мединститута
real-estate.komnaty real-estate.posutochnaya-arenda : комнат : ҳуҷра кироя
real-estate.uchastki : . : замин 6 сотых | 10 соток Бохтар
real-estate.uchastki : земля : поле под хлопок и пшеницу
real-estate.kommercheskaya-nedvizhimost new-buildings.kommercheskie-pomescheniya : магазин|помещени : дукон ба иҷора
real-estate.kommercheskaya-nedvizhimost : склад : складское помещение с воротами
real-estate.kommercheskaya-nedvizhimost : . : контейнер на корвоне
real-estate.garazhi : гараж : гараж с ямой
real-estate.garazhi : металл : железный гараж
real-estate.posutochnaya-arenda : койк|хостел : хостел дешево
real-estate.posutochnaya-arenda : . : kvartira na sutki
real-estate.posutochnaya-arenda : дач : дача на выходные в ромите
electronics.telefony : iphone 13 pro : шзрщту 13 зкщ
electronics.telefony : note 13 : редми нот 13 8/256
electronics.telefony : . : телефони арзон то 900 < 900
electronics.telefony : 11 pro max : продам 11 промакс
electronics.telefony : . : кнопочный телефон
electronics.noutbuki : macbook air.*m1 : макбук аир м1
electronics.noutbuki : lenovo : yjen,er ktyjdj
electronics.noutbuki : victus|legion|loq|tuf|nitro|katana : игровой ноут
electronics.noutbuki : . : нутбук для учителя до 3500 < 3500
electronics.planshety : ipad 9 : айпад 9
electronics.planshety : tab a9 : галакси таб а9
electronics.planshety : . : планшет барои кӯдак
electronics.kompyutery : 3060 : видюха 3060
electronics.kompyutery : 144 : моник 144 герца
electronics.kompyutery : системный|моноблок|мини-пк : копмьютер для дома
electronics.kompyutery : оперативная : оператива ддр4
electronics.televizory : . : тлевизор 43 дюйма
electronics.televizory : artel : телик артел
electronics.bytovaya-tehnika : холодильник : яхдон
electronics.bytovaya-tehnika : стиральная : мошини ҷомашӯӣ
electronics.bytovaya-tehnika : водонагреватель : титан для воды аристон
electronics.bytovaya-tehnika : газовая плита : газплита 4 конфорки
electronics.bytovaya-tehnika business.oborudovanie : швейная : швейка зингер
electronics.audio-i-video : airpods : продам аирподсы
electronics.audio-i-video : рубаб : рубоб
electronics.audio-i-video : jbl : калонка жбл
electronics.audio-i-video : canon|nikon|фотоаппарат : фотик зеркалка
electronics.igrovye-pristavki : playstation 4 : плойка 4 сони с играми
electronics.igrovye-pristavki : dualsense : джойстик на зы5
electronics.igrovye-pristavki : fc 24 : фифа 24
electronics.aksessuary : внешний аккумулятор : павербанк 20000
electronics.aksessuary : usb-c : тайпси шнур
electronics.aksessuary : стекло : бронестекло оптом
services.remont-i-stroitelstvo : потолк : сколько стоит натижной потолок
services.remont-i-stroitelstvo : свар : сварщик сделать ворота
services.remont-i-stroitelstvo : плитк : усто барои кафел
services.remont-i-stroitelstvo : электрик : нужен электрик на дом
services.gruzoperevozki : фура : фура Душанбе Москва
services.gruzoperevozki : эвакуатор : эвакватор
services.gruzoperevozki : . : боркашонӣ
services.remont-tehniki : телефон : замена дисплея айфон
services.remont-tehniki : стиральн : мастер по стиралкам
services.remont-tehniki : холодильник : таъмири яхдон
services.krasota-i-zdorove : макияж : мейк невесты
services.krasota-i-zdorove : маникюр : ноготочки гель лак
services.krasota-i-zdorove : массаж : ищу массажиста Душанбе
services.obuchenie : английск : репетитор англиского
services.obuchenie : русск : омӯзиши забони русӣ
services.obuchenie : вождени : автошкола
services.obuchenie : поступлени : подготовка к ММТ
services.prazdniki : тамада : тамадо барои тӯй
services.prazdniki : съ[её]мк : видеооператор на туй
services.prazdniki : зал : нужен зал на 300 человек
services.prazdniki : музык : карнай сурнай
services.prazdniki : торт : трехъярусный тортик
services.delovye-uslugi : перевод : тарҷумаи шиноснома
services.delovye-uslugi : печать : напечатать пригласительные
services.delovye-uslugi : юрид : адвокат по разводу
services.delovye-uslugi : документ : помощь с гражданством рф
services.prochie-uslugi : ковр : помыть ковры
services.prochie-uslugi jobs.rezyume : пожилы|медсестра : сиделка
services.prochie-uslugi : дезинфекц : травить тараканов
services.prochie-uslugi : уборк : клининг после ремонта
jobs.vakansii : медсестра : работа медсестрой в клинике
jobs.vakansii : . : кор дар Душанбе | вахта в россии
jobs.vakansii : официант : hf,jnf jabwbfynjv
jobs.vakansii : учитель : вакансия преподаватель инглиш
jobs.rezyume : бухгалтер : резюме бухгалтера 1с
jobs.rezyume jobs.vakansii : свар : сварщик с опытом ищет работу
jobs.rezyume jobs.vakansii : повар|шашлычник : ошпаз даркор
jobs.rezyume jobs.vakansii : няня : нужна нянечка для ребенка
home.mebel : курпач : кӯрпача
home.mebel : тапчан : топчан во двор
home.mebel : спальный : спальня для молодоженов турция
home.mebel : диван : дивончик бу до 3000 < 3000
home.mebel : шкаф : шкав купе
home.kovry-i-tekstil : ков[её]р|палас : қолин
home.kovry-i-tekstil : штор : парда барои меҳмонхона
home.kovry-i-tekstil : сюзане : сузани
home.posuda : казан : rfpfy
home.posuda : пиал|чайный : чойнику пиёла
home.posuda : приборы : ложки вилки на 12 персон
home.posuda : . : лаган для плова
home.stroymaterialy : цемент : семент мешок
home.stroymaterialy : кирпич : хишти пухта чанд пул
home.stroymaterialy : арматура : армотура 12
home.stroymaterialy : окна : акфа окно 150х150
home.stroymaterialy : плитк : кафель в ванную
home.sad-i-ogorod : яблон : ниҳоли себ
home.sad-i-ogorod : мотоблок : сколько стоит матаблок
home.sad-i-ogorod : удобрени : где купить карбамид
home.sad-i-ogorod : насос : помпа качать воду из канала
home.sad-i-ogorod : бензокоса : тример траву косить
home.detskie-tovary : коляска : rjkzcrf
home.detskie-tovary : . : гаҳвора
home.detskie-tovary : велосипед : велик для пацана 8 лет
home.detskie-tovary : конструктор : лего
home.osveschenie : люстра : люстры хрустальные
home.osveschenie : настенный : бра в спальню
home.osveschenie : гирлянда : герлянда на двор
business.gotovyy-biznes : пекарн : нонвойхона мефурӯшам
business.gotovyy-biznes : кафе : продается действующее кафе Душанбе
business.gotovyy-biznes : ферма : коровник вместе со скотом
business.oborudovanie : тандыр : танур
business.oborudovanie : тестомес : тестамешалка
business.oborudovanie : витрина : витринный холодильник для магазина
beauty.parfyumeriya : маслян : атр арабский
beauty.parfyumeriya : духи : duhi dlya devushki
beauty.parfyumeriya : мужск : мужской одеколон
beauty.kosmetika : тушь : тушь
beauty.kosmetika : тональн : тоналка
beauty.kosmetika : помада : памада красная
beauty.uhod : солнцезащ : крем от загара spf 50
beauty.uhod : шампунь : шампун от перхоти
beauty.uhod : масло для волос : равғани мӯй
beauty.tehnika : фен : фэн для волос
beauty.tehnika : утюжок : выпрямитель волос
beauty.tehnika : машинка : триммер для бороды
beauty.zdorove : тонометр : танометр
beauty.zdorove : глюкометр : сахар в крови мерить
beauty.zdorove : корсет : бандаж на поясницу
beauty.zdorove : . : где найти ингалятор небулайзер
clothes.zhenskaya-odezhda : чакан : куртаи чакан
clothes.zhenskaya-odezhda : атлас : платье из атласа размер 50
clothes.zhenskaya-odezhda : платок : рӯймол
clothes.zhenskaya-odezhda : пальто : палто женский
clothes.muzhskaya-odezhda : чапан : чапон
clothes.muzhskaya-odezhda : тюбетейка : тоқӣ
clothes.muzhskaya-odezhda : джинсы : джинса мужской 34
clothes.muzhskaya-odezhda : спортивный : спортивка найк
clothes.detskaya-odezhda : школьная : где купить форму в школу для девочки
clothes.detskaya-odezhda : комбинезон : комбез на 2 года
clothes.detskaya-odezhda : . : либоси бачагона
clothes.obuv : кроссовки : кросовки 42
clothes.obuv : сапоги : мӯза
clothes.obuv clothes.svadebnoe : туфли : белые туфельки невесте
clothes.aksessuary : кольцо : ангуштарини тилло
clothes.aksessuary : часы : часы касио
clothes.aksessuary : сумка : сумачка женская
clothes.svadebnoe : платье.*прокат : где взять платье невесты на один день
clothes.svadebnoe : фата : afnf
clothes.svadebnoe : невест : либоси арӯс
pets.sobaki : алаба : алабайчик
pets.sobaki : овчарк : немец щенята
pets.koshki : вислоух : вислаухий
pets.koshki : . : гурбача
pets.pticy : куры : мурғи тухмӣ
pets.pticy : голуб : кафтар
pets.selhozzhivotnye : баран|овц : гӯсфанд барои қурбонӣ
pets.selhozzhivotnye : корова : гови ширдеҳ мехарам
pets.selhozzhivotnye : пчел : занбӯри асал
pets.rybki pets.drugie-zhivotnye : аквариум : акваруим 100 литров
pets.rybki : гуппи : гупёшки
pets.drugie-zhivotnye : хомяк : хамяк
pets.drugie-zhivotnye : черепаха : сангпушт
pets.tovary-dlya-zhivotnyh : седло : зини асп
pets.tovary-dlya-zhivotnyh : клетка : клетку для попугайчика
new-buildings.kvartiry-v-novostroykah : . : коробка от застройщика в рассрочку | хонаи навсохт
new-buildings.kommercheskie-pomescheniya real-estate.kommercheskaya-nedvizhimost : офис : офис в новострое
new-buildings.kommercheskie-pomescheniya : . : нежилое помещение в жк
new-buildings.parking real-estate.garazhi : паркинг|машино-место|стоянк : парковочное место
new-buildings.parking : кладов : кладовка в новом доме
`);
