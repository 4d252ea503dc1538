import { rows, type ExpectedAds } from '../expected-ads.ts';

/**
 * Queries of a third such writer, which were never read. First figures, of 100, after the repairs of the
 * misses of `TRAVELLER_CORPUS`: MRR 90.1, section 93.3, empty 0.5, suggested 92.4.
 */
export const WAYFARER_CORPUS: readonly ExpectedAds[] = rows(`
cars.legkovye-avtomobili : astra : опель астра караван газ бензин
cars.legkovye-avtomobili : prius : приус гибрид цвет белый
cars.legkovye-avtomobili : . : mashina arzon dar Hisor
cars.legkovye-avtomobili : . : мошини сабук мехарам то 40000 < 40000
cars.gruzoviki-i-spectehnika : камаз : камаз самасвал
cars.gruzoviki-i-spectehnika : мтз|трактор : тирактор беларус
cars.gruzoviki-i-spectehnika : jcb|экскаватор : экскаватор бу купить
cars.gruzoviki-i-spectehnika : howo|man|тягач : седельный тягач хово
cars.motocikly : скутер|скутэр : скутер для пацана
cars.motocikly : урал : матацикл урал с люлькой
cars.motocikly : квадроцикл : квадрик
cars.motocikly : . : мотосикл барои деха
cars.avtobusy : sprinter|газель : маршрутка на ходу продается
cars.avtobusy : паз : пазик
cars.avtobusy : yutong|king long : автобус туристический 50 мест
cars.zapchasti : генератор : генератор на короллу
cars.zapchasti : бампер : бампир передний камри
cars.zapchasti : стартер : стартёр опель вектра
cars.zapchasti : . : кисмхои эхтиётии мошин
cars.shiny-i-diski : зимн : зимняя резина 205/55 r16
cars.shiny-i-diski : диск : титановые диски на 17
cars.shiny-i-diski : шин : чархи мошин балон
cars.avtoaksessuary : магнитол : магнитафон в машину с экраном
cars.avtoaksessuary : чехл : чихлы на сиденья
cars.avtoaksessuary : сигнализац : cbuyfkrf
cars.arenda-transporta : . : машина в аренду без водителя душанбе
cars.arenda-transporta : . : мошин ба кироя
real-estate.kvartiry new-buildings.kvartiry-v-novostroykah : 2-комн : двушка в душанбе
real-estate.kvartiry : студи|1-комн : однушка до 3000 в месяц < 3000
real-estate.kvartiry : . : хучра барои ичора дар Душанбе
real-estate.doma : . : ҳавлӣ дар Ваҳдат
real-estate.doma : . : дом с участком гиссар
real-estate.doma : дача : дачу куплю варзоб
real-estate.doma : . : havli furushi
real-estate.komnaty : . : комната для студентки недорого
real-estate.komnaty real-estate.kvartiry : . : ищу кв с подселением для девушек
real-estate.komnaty : . : сдаю комноту рядом с политехом
real-estate.uchastki : . : замин барои хона
real-estate.uchastki : . : 6 соток под застройку
real-estate.uchastki : посев : земля сельхоз гектар
real-estate.uchastki : . : замини наздиҳавлигӣ Панҷакент
real-estate.kommercheskaya-nedvizhimost : офис : аренда офиса центр
real-estate.kommercheskaya-nedvizhimost : склад : crkfl
real-estate.kommercheskaya-nedvizhimost new-buildings.kommercheskie-pomescheniya : магазин|помещени : дукон ба ичора
real-estate.garazhi : гараж : гараж железный
real-estate.garazhi : гараж : garaj kupit
real-estate.garazhi : стоянк : место на автостоянке помесячно
real-estate.posutochnaya-arenda : . : квартира посуточно возле цирка
real-estate.posutochnaya-arenda : . : хона барои як шаб
real-estate.posutochnaya-arenda : дача|дом : домик в ущелье на выходные
electronics.telefony : iphone 11 : айфон 11
electronics.telefony : samsung|galaxy : самсунг галакси недорогой до 1500 < 1500
electronics.telefony : redmi|xiaomi : htlvb
electronics.telefony : . : телефони арзон барои бача
electronics.noutbuki : . : нотбук для учебы
electronics.noutbuki : macbook : макбук эйр м1
electronics.noutbuki : nitro|tuf|legion|loq|victus|katana : игровой ноут
electronics.noutbuki : thinkpad : леново тинкпад
electronics.planshety : ipad : айпад 9 64
electronics.planshety : tab : galaksi tab
electronics.planshety : . : планшет ребенку для мультиков
electronics.kompyutery : системный|игров : комп для игр сколько стоит
electronics.kompyutery : 3060|видеокарт : rtx 3060
electronics.kompyutery : монитор : манитор 27 144гц
electronics.kompyutery : ddr4|оперативн : оперативка 16гб
electronics.televizory : телевизор : телик
electronics.televizory : artel : артел 43 смарт
electronics.televizory : . : телевизори нав нархаш чанд
electronics.bytovaya-tehnika : холодильник : яхдон
electronics.bytovaya-tehnika : стиральн : cnbhfkrf
electronics.bytovaya-tehnika : кондиционер : кандиционер 12 инвертор
electronics.bytovaya-tehnika : мясорубк : гуштмайдакунак
electronics.audio-i-video : airpods|наушник : блютуз наушники
electronics.audio-i-video : jbl|колонк : калонка jbl большая
electronics.audio-i-video : рубаб : рубоб
electronics.igrovye-pristavki : playstation 4|ps4 : пс4
electronics.igrovye-pristavki : playstation 5 : сонька 5 слим
electronics.igrovye-pristavki : геймпад|dualshock : джостик на плойку
electronics.aksessuary : чехол : чехлы айфон 12
electronics.aksessuary : внешний|power : павербанк
electronics.aksessuary : зарядн : зарятка быстрая 67w
electronics.aksessuary : роутер : вайфай роутер
services.remont-i-stroitelstvo : плитк : кафельщик
services.remont-i-stroitelstvo : сантехник : нужен сантехник потек кран
services.remont-i-stroitelstvo : электрик : устои барк
services.remont-i-stroitelstvo : свар : сварщик ворота сделать
services.gruzoperevozki : газель : портер перевезти мебель
services.gruzoperevozki : эвакуатор : 'dfrefnjh
services.gruzoperevozki : фура : боркашонӣ Душанбе Хуҷанд
services.remont-tehniki : телефон : поменять экран на айфоне
services.remont-tehniki : холодильник : таъмири яхдон
services.remont-tehniki : стиральн : стиральная не сливает мастер на дом
services.krasota-i-zdorove : маникюр : маникур гель лак
services.krasota-i-zdorove : массаж : масаж спины
services.krasota-i-zdorove : макияж|стриж : ороиши арӯс
services.obuchenie : английск : репетитор по инглишу
services.obuchenie : русск : курси забони руси
services.obuchenie : вожден : автошкола права категории б
services.prazdniki : тамада : тамада на туй
services.prazdniki : торт : торт на день рождение сына
services.prazdniki : съёмк|съемк : видеограф свадьба
services.delovye-uslugi : перевод : перевод паспорта с таджикского
services.delovye-uslugi : юрид : адвокат развод
services.delovye-uslugi : бухгалтер : сдать отчет в налоговую ип
services.prochie-uslugi : ковр : мойка ковров
services.prochie-uslugi : уборк : клининг после ремонта
services.prochie-uslugi : шиномонтаж : вулканизация
jobs.vakansii jobs.rezyume : . : ищу работу без опыта вахдат
jobs.vakansii : водител : водитель с правами ц требуется
jobs.vakansii : повар : ошпаз лозим
jobs.vakansii : продав : кор барои духтарон фурушанда
jobs.vakansii : медсестр : вакансия медсестры
jobs.rezyume : бухгалтер : ищет работу бухгалтер со стажем
jobs.rezyume : сварщик : сварщик ищет работу
jobs.vakansii : . : шабашка на день
jobs.vakansii : . : удаленка на дому вечером
home.mebel : диван : диван угловой бу
home.mebel : курпач : курпача
home.mebel : тапчан : кат барои ҳавлӣ
home.mebel : шкаф : irfa regt
home.kovry-i-tekstil : ков : қолин 3 на 4
home.kovry-i-tekstil : штор : парда в зал
home.kovry-i-tekstil : сюзан : сузани ручная работа
home.posuda : казан : дег чугун 20 литров
home.posuda : пиал : пиёла
home.posuda : сковород : скаварода
home.stroymaterialy : цемент : семент м400 мешок
home.stroymaterialy : кирпич : хишти пухта
home.stroymaterialy : арматур : арматура 12
home.stroymaterialy : двер : межкомнатные двери цена
home.sad-i-ogorod : яблон : ниҳоли себ
home.sad-i-ogorod : мотоблок : матаблок дизель
home.sad-i-ogorod : теплиц : гулхона 6 метр
home.detskie-tovary : коляск : каляска
home.detskie-tovary : велосипед : велик 20
home.detskie-tovary : кроват|манеж : гахвора кроватка для малыша
home.detskie-tovary : автокресл : детское кресло в машину
home.osveschenie : люстр : люстра в спальню
home.osveschenie : настольн : лампа на стол школьнику
home.osveschenie : гирлянд : герлянда новогодняя
business.gotovyy-biznes : кафе : кафе действующее продам
business.gotovyy-biznes : аптек : дорухона мефурушам
business.gotovyy-biznes : пекарн : нонвойхона готовая
business.oborudovanie : витрин : витринный холодильник для магазина
business.oborudovanie : тандыр : танур
business.oborudovanie : тестомес : тестамес 50 кг
beauty.parfyumeriya : дух|масл : атри занона
beauty.parfyumeriya : мужск : парфюм мужской стойкий
beauty.parfyumeriya : масл : маслянные духи арабские
beauty.kosmetika : тональн : тоналка
beauty.kosmetika : помад : gjvflf
beauty.kosmetika : туш : тушь водостойкая
beauty.uhod : шампун : шампунь от перхоти
beauty.uhod : лиц|солнцезащит : спф крем 50
beauty.uhod : волос : равғани мӯй
beauty.tehnika : фен : фен для волос дайсон
beauty.tehnika : эпилятор : эпелятор
beauty.tehnika : машинк : машинка для стрижки волос дома
beauty.zdorove : тонометр : прибор мерить давление
beauty.zdorove : глюкометр : глюкаметр
beauty.zdorove : корсет : пояс от боли в спине
clothes.zhenskaya-odezhda : чакан : куртаи чакан
clothes.zhenskaya-odezhda : плать : платье на туй атлас 48 размер
clothes.zhenskaya-odezhda : плат : рӯймоли абрешимӣ
clothes.muzhskaya-odezhda : тюбетейк : тоқӣ
clothes.muzhskaya-odezhda : костюм : костюм двойка 50
clothes.muzhskaya-odezhda : чапан : ҷома барои мард
clothes.detskaya-odezhda : школьн : форма школьная на девочку
clothes.detskaya-odezhda : комбинезон : камбинизон зимний 2 года
clothes.detskaya-odezhda : . : либоси кӯдакона
clothes.obuv : кроссов : красовки 42 найк
clothes.obuv : сапог|ботин : мӯза зимистона
clothes.obuv : туфл : туфельки на шпильке
clothes.aksessuary : сумк : сумочка кожа
clothes.aksessuary : час : соати дасти
clothes.aksessuary : кольц : ангуштарини тилло
clothes.svadebnoe : плать : фата и платье невесты прокат
clothes.svadebnoe : невест : либоси арус
clothes.svadebnoe : жених : домод костюм кироя
pets.sobaki : алаба : алабай щенки
pets.sobaki : дахмард : саги дахмарда
pets.sobaki : шпиц : шпиц девочка до 2000 < 2000
pets.koshki : британ : британец кот
pets.koshki : . : котята в добрые руки
pets.koshki : шотланд : dbckje[bq
pets.pticy : голуб : кабутар
pets.pticy : куры|несуш : мург тухмкунанда
pets.pticy : перепёл|перепел : бедона
pets.selhozzhivotnye : баран|овц : гусфанди хисори
pets.selhozzhivotnye : коров : гови чушои
pets.selhozzhivotnye : пчел|пчёл : ульи с пчелами
pets.selhozzhivotnye : осёл|осел : ишак
pets.rybki : золот : золотая рыбка
pets.rybki : гупп : гупи
pets.rybki pets.tovary-dlya-zhivotnyh pets.drugie-zhivotnye : аквариум : акварум 100 л
pets.drugie-zhivotnye : хомяк : хомячок
pets.drugie-zhivotnye : черепах : сангпушт
pets.drugie-zhivotnye : морск : морские свинки детям
pets.tovary-dlya-zhivotnyh : собак : корм собачий мешок
pets.tovary-dlya-zhivotnyh : наполнител : песок для кошачьего туалета
pets.tovary-dlya-zhivotnyh : седл : зини асп
new-buildings.kvartiry-v-novostroykah : . : новостройка от застройщика рассрочка
new-buildings.kvartiry-v-novostroykah : 1-комн : однокомнатная в строящемся доме
new-buildings.kvartiry-v-novostroykah : . : хонаи навсохт
new-buildings.kommercheskie-pomescheniya : магазин : помещение под магазин первый этаж новостройки
new-buildings.kommercheskie-pomescheniya real-estate.kommercheskaya-nedvizhimost : кафе : помещение под чайхану
new-buildings.kommercheskie-pomescheniya real-estate.kommercheskaya-nedvizhimost : офис : офис в новом жк
new-buildings.parking : подземн|парк : подземный паркинг
new-buildings.parking : машино|наземн : машиноместо в жк
new-buildings.parking : кладов : кладовка в доме
`);
