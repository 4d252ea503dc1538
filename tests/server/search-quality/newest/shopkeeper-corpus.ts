import { rows, type ExpectedAds } from '../expected-ads.ts';

/**
 * Queries of a writer as a shopkeeper of Khujand, whose misses were read after their first figures, of 100:
 * MRR 88.1, section 91.9, empty 1.0, suggested 90.5.
 */
export const SHOPKEEPER_CORPUS: readonly ExpectedAds[] = rows(`
cars.legkovye-avtomobili : Zafira : опел зафира худжанд
cars.legkovye-avtomobili : Camry : кэмри 35
cars.legkovye-avtomobili : . : мошини арзон то 30000 < 30000
cars.legkovye-avtomobili : BYD|Zeekr|Li Auto|электро : электромабил китайский
cars.gruzoviki-i-spectehnika : КамАЗ.*самосвал : камз самосвал
cars.gruzoviki-i-spectehnika : МТЗ|трактор : тироктор барои замин
cars.gruzoviki-i-spectehnika services.gruzoperevozki cars.arenda-transporta : экскаватор : экскаватр
cars.motocikly : . : мопед
cars.motocikly : Квадроцикл : квадрик
cars.motocikly home.detskie-tovary : скутер|самокат : электро скутер для подростка
cars.avtobusy : газель : маршрутка газел
cars.avtobusy : ПАЗ : пазик
cars.avtobusy cars.legkovye-avtomobili cars.arenda-transporta : микроавтобус|Sprinter|Starex|Vito|Transit|Alphard|Sienna|Carnival|газель : бусик на 8 мест
cars.zapchasti : Двигатель : матор на опель астру
cars.zapchasti cars.avtoaksessuary : Аккумулятор : акб 60 ампер
cars.zapchasti cars.avtoaksessuary : масло : vfckj 5w30
cars.shiny-i-diski : R15 : балони зимистона 15
cars.shiny-i-diski : диск : титанки 17
cars.shiny-i-diski : R16 : резина 205/55 r16
cars.avtoaksessuary : регистратор : registrator v mashinu
cars.avtoaksessuary : Коврики : палики ева
cars.avtoaksessuary cars.zapchasti : Магнитола : магнитафон андроид на машину
cars.avtoaksessuary electronics.audio-i-video : сабвуфер|акустика|колонка : сабвуфер
cars.arenda-transporta : . : где взять машину на прокат без водителя
cars.arenda-transporta services.prazdniki : ^(?!.*(тамада|съ[её]мк|зал|музык|торт)) : мошин ба туй бо ронанда
cars.arenda-transporta : . : авто под такси в аренду
real-estate.kvartiry new-buildings.kvartiry-v-novostroykah : 2-комн|Двухкомн : двушка 13 мкр
real-estate.kvartiry : 1-комн|Однокомн : сниму однушку надолго
real-estate.kvartiry new-buildings.kvartiry-v-novostroykah real-estate.doma : 3-комн|3 комн|дом|дача|таунхаус : хона мефурушам 3 хучра
real-estate.doma : . : ҳавлӣ дар Чкаловск | хавли 8 сотих
real-estate.doma real-estate.posutochnaya-arenda real-estate.uchastki : дач : дачу куплю
real-estate.komnaty real-estate.posutochnaya-arenda : . : подселение девушкам | хучра барои донишчу | место в общаге
real-estate.uchastki : . : замин 6 сотка | exfcnjr исфара | земля под застройку сколько стоит
real-estate.kommercheskaya-nedvizhimost new-buildings.kommercheskie-pomescheniya business.gotovyy-biznes : магазин|свободного назначения : дукон дар бозори Панчшанбе
real-estate.kommercheskaya-nedvizhimost : склад : склад под товар
real-estate.kommercheskaya-nedvizhimost new-buildings.kommercheskie-pomescheniya : офис : офисы маленькие
real-estate.garazhi : . : гараш гафуров | бокс железный для машины
real-estate.garazhi new-buildings.parking : стоянк|место|паркинг : стаянка на ночь
real-estate.posutochnaya-arenda : квартир : квартира на ночь душанбе
real-estate.posutochnaya-arenda : хостел|койка : хостелы
real-estate.posutochnaya-arenda real-estate.doma : дом|дача : домик на кайраккумском море на выходные
electronics.telefony : iPhone 13 : шзрщту 13
electronics.telefony : A15 : самсунг а15
electronics.telefony : . : телефон до 900 < 900
electronics.telefony : . : телефон барои пубг
electronics.noutbuki : . : ноут на учебу
electronics.noutbuki : MacBook Air 13 M1 : макбук эйр м1
electronics.noutbuki : Legion : lenovo legon
electronics.noutbuki : игров|Victus|Legion|LOQ|TUF|Nitro|Katana : нотбук с видеокартой rtx
electronics.planshety : iPad : айпат
electronics.planshety : Tab A9 : таб а9 плюс
electronics.planshety : . : планшетик ребенку мультики смотреть
electronics.kompyutery : RTX 3060 : видюха 3060
electronics.kompyutery electronics.noutbuki : игров|видеокарта|Victus|Legion|LOQ|TUF|Nitro|Katana : комп потянет доту 2
electronics.kompyutery : SSD|накопитель : ссд на терабайт
electronics.televizory : 43 : телик 43
electronics.televizory : Artel : ntktdbpjh artel
electronics.televizory : 55 : смарт тв 55 дюйм до 5000 < 5000
electronics.bytovaya-tehnika : холодильник : яхдон
electronics.bytovaya-tehnika : Стиральная : мошини ҷомашӯӣ
electronics.bytovaya-tehnika services.remont-tehniki : кондиционер : сплитсистема
electronics.bytovaya-tehnika : Пылесос : чангкашак
electronics.audio-i-video electronics.aksessuary : AirPods : аирподсы
electronics.audio-i-video : JBL : калонка жбл
electronics.audio-i-video services.prochie-uslugi electronics.aksessuary : видеонаблюд : камеры наблюдения в магазин
electronics.audio-i-video : Фотоаппарат : фотик
electronics.igrovye-pristavki : PlayStation 5 : зы5
electronics.igrovye-pristavki electronics.kompyutery electronics.aksessuary : Геймпад : джойстик
electronics.igrovye-pristavki : FC 24 : диск фифа 24
electronics.igrovye-pristavki : PlayStation 4 : плойка 4 прошитая
electronics.aksessuary : Внешний аккумулятор : где купить павербанк
electronics.aksessuary : чехол : chehol na 11 iphone
electronics.aksessuary : роутер : вайфай ратер
electronics.aksessuary clothes.aksessuary : умные|смарт : смарт часы
services.remont-i-stroitelstvo jobs.rezyume jobs.vakansii : плит : кафельщик
services.remont-i-stroitelstvo : ремонт|маляр|плитк : усто барои таъмири хона
services.remont-i-stroitelstvo : Кровельн : крыша течет кто сделает
services.remont-i-stroitelstvo jobs.rezyume jobs.vakansii : свар : ворота сварить нужен мастер
services.gruzoperevozki : фура|газель : перевезти товар из душанбе в худжанд
services.gruzoperevozki cars.gruzoviki-i-spectehnika cars.arenda-transporta : эвакуатор : эвокуатор
services.gruzoperevozki jobs.rezyume jobs.vakansii : груз : грузчиков на час
services.remont-tehniki : телефон : экран разбил айфон замена
services.remont-tehniki : холодильник : устои яхдон
services.remont-tehniki : стиральн : починить стиралку
services.krasota-i-zdorove : ресниц : реснички
services.krasota-i-zdorove jobs.rezyume jobs.vakansii : Парикмахер|стрижк|барбер : парихмахер женский
services.krasota-i-zdorove beauty.zdorove jobs.rezyume jobs.vakansii : массаж : массаж спины
services.obuchenie : англ : курси забони англиси
services.obuchenie : поступлен : подготовка к ммт
services.obuchenie : музык : на гитаре научиться играть
services.prazdniki business.gotovyy-biznes : зал|кафе : тӯйхона
services.prazdniki : музык : гурухи хофизон барои туй
services.prazdniki jobs.rezyume jobs.vakansii : фото : фотограф на выпускной
services.delovye-uslugi jobs.rezyume : бухгалтер : отчёт в налоговую по патенту
services.delovye-uslugi : Перевод : перевести паспорт на русский
services.delovye-uslugi jobs.rezyume jobs.vakansii : юри : адвокат
services.prochie-uslugi : Шиномонтаж : вулканизация
services.prochie-uslugi : ковр : қолиншӯӣ
services.prochie-uslugi : Дезинфекц : тараканов травить
services.prochie-uslugi jobs.rezyume jobs.vakansii : пожил|сиделк : сиделка бабушке
jobs.vakansii : . : кор мекобам | rabota bez opyta
jobs.vakansii jobs.rezyume : водител : вадитель на камаз
jobs.vakansii jobs.rezyume services.gruzoperevozki : Курьер : курер на мопеде
jobs.rezyume : бухгалтер : резюме бухгалтер 1с
jobs.rezyume jobs.vakansii : продав|кассир : нужна девушка за прилавок
jobs.rezyume jobs.vakansii : повар|шашлычник : ошпаз
home.mebel : тапчан : тапчани чуби
home.mebel : диван : divan do 2500 < 2500
home.mebel : Кровать|Спальн : кат барои хоб
home.mebel home.kovry-i-tekstil : курпач : кӯрпача
home.kovry-i-tekstil : ков[её]р|палас : қолин 3 на 4
home.kovry-i-tekstil : Штор : пардахо
home.kovry-i-tekstil : Постельное : постелное двухспалка
home.posuda : казан : дег барои ош
home.posuda : пиал|чайн : пиёлаҳо
home.posuda : приборы : ложки вилки
home.stroymaterialy : цемент : семент нархаш чанд
home.stroymaterialy : кирпич : хишти пухта
home.stroymaterialy : плитк : rfatkm
home.stroymaterialy services.remont-i-stroitelstvo : окна : акфа окна
home.sad-i-ogorod : гранат : ниҳоли анор
home.sad-i-ogorod : бензокоса : тример траву косить
home.sad-i-ogorod home.stroymaterialy business.oborudovanie : насос : насос воду качать с арыка
home.detskie-tovary : коляск : продаю каляску
home.detskie-tovary : велосипед 20 : велик 20
home.detskie-tovary home.mebel : кроватка|детская : гахвора
home.detskie-tovary : конструктор : лего
home.osveschenie : . : чароғ барои хона
home.osveschenie home.stroymaterialy : гирлянда|светильник|светодиод : свет лента led
home.osveschenie : Настольная : лампа уроки делать
business.gotovyy-biznes : пекарн : нонвойхона продается
business.gotovyy-biznes real-estate.kommercheskaya-nedvizhimost new-buildings.kommercheskie-pomescheniya : кафе : кафешка
business.gotovyy-biznes : . : бизнес готовый до 100000 < 100000
business.gotovyy-biznes : аптек : дорухона
business.oborudovanie electronics.bytovaya-tehnika : витрин|морозил|холодил : холодильник для магазина стеклянный
business.oborudovanie : касса|весы : тарозу электронный
business.oborudovanie : тандыр : танур
business.oborudovanie beauty.tehnika home.mebel : кресло : кресло для барбершопа
beauty.parfyumeriya : . : атр
beauty.parfyumeriya : Масляные : духи масленные дубай
beauty.parfyumeriya : мужск : парфюм мужской
beauty.kosmetika : тушь : neim
beauty.kosmetika services.krasota-i-zdorove : лак|маникюр : гель лак
beauty.kosmetika beauty.parfyumeriya beauty.uhod : набор : подарок маме косметика
beauty.uhod : шампун : шампун от перхоти
beauty.uhod beauty.kosmetika : солнцезащит : крем от загара spf 50
beauty.uhod home.detskie-tovary : детск : крем для малыша
beauty.tehnika electronics.bytovaya-tehnika : фен : fen dlya volos
beauty.tehnika electronics.bytovaya-tehnika : утюжок : выпрямитель волос
beauty.tehnika electronics.bytovaya-tehnika business.oborudovanie : машинка : машинка бороду стричь
beauty.zdorove : тонометр : нужен аппарат давление мерить
beauty.zdorove beauty.tehnika : массаж[её]р : масажор
beauty.zdorove : глюкометр : қанд чен кардан глюкометир
clothes.zhenskaya-odezhda : атлас : куртаи атлас
clothes.zhenskaya-odezhda clothes.aksessuary : платок : рӯмол
clothes.zhenskaya-odezhda clothes.svadebnoe clothes.detskaya-odezhda : плать : платье на выпускной
clothes.zhenskaya-odezhda clothes.muzhskaya-odezhda clothes.detskaya-odezhda : джинс : джинса
clothes.muzhskaya-odezhda clothes.svadebnoe : костюм : костюм тройка 50 размер
clothes.muzhskaya-odezhda : чапан : ҷома
clothes.muzhskaya-odezhda clothes.aksessuary : тюбетейк : токӣ
clothes.detskaya-odezhda : школьн : форма в школу рост 146
clothes.detskaya-odezhda : комбинезон : комбез
clothes.detskaya-odezhda : плать : куртаи духтарча
clothes.obuv : кроссовк : сколько стоят красовки 42
clothes.obuv : кроссовк|бутс : бутсы сороковой
clothes.obuv : туфли на|сапоги|женск|босонож : пойафзоли занона
clothes.aksessuary home.detskie-tovary : рюкзак : партфель школьный
clothes.aksessuary clothes.svadebnoe : кольцо : ангуштарини тилло
clothes.aksessuary : очки : ачки черные
clothes.svadebnoe : плать|наряд невест : либоси арӯс
clothes.svadebnoe : фата : фату напрокат где
clothes.svadebnoe clothes.muzhskaya-odezhda : костюм жених : домод костюм
pets.sobaki : алаба : олобой
pets.sobaki : овчарк : немец щенки
pets.sobaki : алаба|овчарк|дахмард|дворняж : саги посбон
pets.koshki : . : гурбача
pets.koshki : вислоух : вислоухая кошечка
pets.koshki : сфинкс : лысый кот
pets.pticy : голуб : кабутар истаравшан
pets.pticy : перепел|переп[её]л : бедона
pets.pticy pets.drugie-zhivotnye : попуга : папугай говорящий
pets.pticy : кур : мурғи тухмӣ
pets.selhozzhivotnye : баран|овц : гӯсфанд барои курбони конибодом
pets.selhozzhivotnye : коров : гови ширдеҳ
pets.selhozzhivotnye pets.drugie-zhivotnye : кролик : кролики на мясо
pets.rybki pets.tovary-dlya-zhivotnyh pets.drugie-zhivotnye : аквариум : аквариум 100 л
pets.rybki : гуппи : гупёшки
pets.rybki pets.drugie-zhivotnye : рыбк : золотая рыпка
pets.drugie-zhivotnye : хомяк : хомячки
pets.drugie-zhivotnye : черепах : сангпушт
pets.drugie-zhivotnye pets.pticy : павлин : товус
pets.tovary-dlya-zhivotnyh pets.pticy pets.drugie-zhivotnye : клетк : кафас
pets.tovary-dlya-zhivotnyh : наполнитель : туалет котам песок
pets.tovary-dlya-zhivotnyh pets.selhozzhivotnye : зерно|витамины|комбикорм : комбикорм для коров
new-buildings.kvartiry-v-novostroykah real-estate.kvartiry : . : хонаи навсохт дар хучанд
new-buildings.kvartiry-v-novostroykah real-estate.kvartiry : 3-комн : трешка от застройщика
new-buildings.kvartiry-v-novostroykah : . : новостройка рассрочка без процентов
new-buildings.kommercheskie-pomescheniya real-estate.kommercheskaya-nedvizhimost : магазин : первый этаж под магазин новый дом
new-buildings.kommercheskie-pomescheniya real-estate.kommercheskaya-nedvizhimost : салон : место под салон красоты
new-buildings.kommercheskie-pomescheniya real-estate.kommercheskaya-nedvizhimost : . : помешение в новостройке сдается
new-buildings.parking real-estate.garazhi : место : машиноместо
new-buildings.parking : кладов : кладовка в подвале
new-buildings.parking real-estate.garazhi : паркинг|машино-место : подземная парковка
`);
