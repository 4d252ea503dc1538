import { rows, type ExpectedAds } from '../expected-ads.ts';

/**
 * Queries of a writer as a driver of Bokhtar and the neighbours, which were never read. First figures, of
 * 100, after the repairs of the misses of `FAMILY_CORPUS`: MRR 91.2, section 95.2, empty 0, suggested 95.2.
 */
export const DRIVER_CORPUS: readonly ExpectedAds[] = rows(`
cars.legkovye-avtomobili : zafira : зафира метан
cars.legkovye-avtomobili : w124 : мерс 124
cars.legkovye-avtomobili : matiz : матизча
cars.legkovye-avtomobili cars.arenda-transporta : . : мошин барои такси
cars.legkovye-avtomobili : byd|tesla|zeekr|volkswagen id : элекромобил
cars.gruzoviki-i-spectehnika : мтз|трактор : трактор беларус 82
cars.gruzoviki-i-spectehnika services.gruzoperevozki cars.arenda-transporta : экскаватор : ekskavator
cars.gruzoviki-i-spectehnika : камаз : камаз колхозник
cars.motocikly : скутер : мапед
cars.motocikly : урал : мотоцикл с люлькой
cars.motocikly home.detskie-tovary : . : электросамокат взрослый
cars.avtobusy cars.arenda-transporta : sprinter : спринтер 18 местный
cars.avtobusy : маршрутка : где купить маршрутку
cars.avtobusy cars.arenda-transporta services.prazdniki : . : автобус 50 мест бохтар душанбе
cars.zapchasti : двигатель : матор опель 1.6
cars.zapchasti : амортизатор : амартизатор вектра
cars.zapchasti : . : радиатор печки
cars.zapchasti services.prochie-uslugi : аккумулятор|автоэлектрик : акумлятор сел
cars.shiny-i-diski : . : балон 195/65 r15
cars.shiny-i-diski : диски|кол[её]са : титаны 16
cars.avtoaksessuary : коврик : полик в салон
cars.avtoaksessuary electronics.audio-i-video : акустика|сабвуфер|колонка : сабик в багажник
cars.avtoaksessuary : . : шашечки такси на крышу
cars.avtoaksessuary home.stroymaterialy business.oborudovanie : . : набор ключей
cars.arenda-transporta cars.legkovye-avtomobili : . : авто под выкуп для таксиста
real-estate.kvartiry new-buildings.kvartiry-v-novostroykah : 2-комн|двухкомн|2 комн : двушка бохтар
real-estate.kvartiry : студи|1-комн|одноко : снять однушку помесячно
real-estate.kvartiry real-estate.doma new-buildings.kvartiry-v-novostroykah : . : хонаи 3-ҳуҷрагӣ
real-estate.kvartiry real-estate.komnaty real-estate.doma real-estate.posutochnaya-arenda : . : kvartira v arendu semeynym
real-estate.doma : . : ҳавлӣ дар Бохтар
real-estate.doma real-estate.uchastki real-estate.posutochnaya-arenda : дач : дача ромит
real-estate.komnaty real-estate.posutochnaya-arenda : . : комнатка для студентки | хучра кироя
real-estate.uchastki : . : замин 8 сотих
real-estate.uchastki : посев|земл : поле под хлопок
real-estate.uchastki : участок|земл : участак под строительство левакант
real-estate.kommercheskaya-nedvizhimost new-buildings.kommercheskie-pomescheniya : . : помещение под ателье
real-estate.kommercheskaya-nedvizhimost new-buildings.kommercheskie-pomescheniya business.gotovyy-biznes : . : дӯкон иҷора
real-estate.kommercheskaya-nedvizhimost business.gotovyy-biznes : . : контейнер на базаре
real-estate.garazhi : гараж : garaj
real-estate.garazhi new-buildings.parking : . : стоянка для маршрутки на ночь
real-estate.garazhi : металл : железный гараж с вывозом
real-estate.posutochnaya-arenda business.gotovyy-biznes : . : мехмонхона
real-estate.posutochnaya-arenda real-estate.doma : дом|дач : домик в горах на выходные
electronics.telefony : iphone 11 : айфончик 11
electronics.telefony : iphone 13 : fqajy 13
electronics.telefony : redmi note 12 : редми нот 12 про
electronics.telefony : . : телефони арзон до 800 < 800
electronics.telefony : . : бабушкофон
electronics.noutbuki : . : yjen,er
electronics.noutbuki : macbook : мак бук м2
electronics.noutbuki : . : какой ноут взять студенту до 4000 < 4000
electronics.planshety : ipad : айпат
electronics.planshety electronics.noutbuki : . : планшет с клавой
electronics.kompyutery : rtx|видеокарта : видюха 3060
electronics.kompyutery electronics.noutbuki : . : игровой пк до 6000 < 6000
electronics.kompyutery electronics.aksessuary electronics.bytovaya-tehnika business.oborudovanie : . : принтер лазерный
electronics.kompyutery : монитор : манитор 144
electronics.televizory : телевизор : телик 43 дюйма
electronics.televizory : artel : артел смарт
electronics.televizory : . : ntkbr
electronics.bytovaya-tehnika business.oborudovanie : холодил|морозил : яхдон
electronics.bytovaya-tehnika : стиральн : мошинаи ҷомашӯӣ
electronics.bytovaya-tehnika business.oborudovanie : швейн : зингер педальная
electronics.bytovaya-tehnika services.remont-tehniki : кондиционер : кандиционер 12
electronics.bytovaya-tehnika : водонагреват : аристон 80 л
electronics.audio-i-video : рубаб|гитара : дутор рубоб
electronics.audio-i-video services.prochie-uslugi : видеонаблюд : камера в магазин
electronics.igrovye-pristavki : playstation 5 : плойка 5
electronics.igrovye-pristavki beauty.tehnika : . : плойка б/у
electronics.igrovye-pristavki : геймпад|dual : джостик пс4
electronics.aksessuary : . : павербанк 20000
electronics.aksessuary cars.avtoaksessuary : заряд|кабель : зарядка в прикуриватель
electronics.aksessuary clothes.aksessuary : часы|watch : смарт часы эпл
services.remont-i-stroitelstvo jobs.rezyume jobs.vakansii home.stroymaterialy : плит : усто кафел
services.remont-i-stroitelstvo jobs.rezyume jobs.vakansii : свар : кто сварит ворота и навес
services.remont-i-stroitelstvo jobs.rezyume jobs.vakansii jobs.podrabotka : . : штукатур нужен срочно
services.remont-i-stroitelstvo home.stroymaterialy : кровел : бом пушидан
services.remont-i-stroitelstvo jobs.rezyume jobs.vakansii : сантехник : кран течет нужен сантехник
services.gruzoperevozki jobs.podrabotka jobs.vakansii jobs.rezyume : грузч : грушики
services.gruzoperevozki : . : портер перевезти мебель
services.gruzoperevozki cars.gruzoviki-i-spectehnika : эвакуатор : эвокуатор куляб
services.gruzoperevozki home.stroymaterialy cars.gruzoviki-i-spectehnika : . : шағал рег овардан
services.gruzoperevozki cars.gruzoviki-i-spectehnika : кран|манипулятор : кран поднять плиты
services.remont-tehniki : стиральн : стиралка не крутит мастер
services.remont-tehniki electronics.aksessuary : телефон|стекл : поменять экран на редми
services.remont-tehniki : . : ремонт швейных машинок
services.krasota-i-zdorove : маникюр : ногти нарастить
services.krasota-i-zdorove beauty.kosmetika : ресниц : реснички
services.krasota-i-zdorove beauty.zdorove jobs.rezyume jobs.vakansii : массаж : масаж спины
services.krasota-i-zdorove services.prazdniki : макияж : визаж на свадьбу
services.obuchenie : . : курсы шитья
services.obuchenie : вожд : права категория б сдать
services.obuchenie jobs.podrabotka : математ : репитор математика 8 класс
services.obuchenie jobs.rezyume jobs.vakansii : русск : забони русӣ ёд гирифтан
services.prazdniki : тамада : томада
services.prazdniki : зал : тӯйхона 300 нафар
services.prazdniki jobs.rezyume jobs.vakansii : торт|кондитер : тортик ребенку на годик
services.prazdniki jobs.podrabotka : фото : сурату видео барои туй
services.delovye-uslugi jobs.rezyume jobs.vakansii : перевод : апостиль перевод паспорта
services.delovye-uslugi jobs.rezyume jobs.vakansii : юри : адвакат развод
services.delovye-uslugi services.prochie-uslugi : . : визитка баннер заказать
services.prochie-uslugi : шиномонтаж|автосервис : колесо пробило
services.prochie-uslugi business.franshizy business.gotovyy-biznes : автомойк : мойка машин
services.prochie-uslugi jobs.podrabotka jobs.rezyume jobs.vakansii : уборк|горничн : тозакунии хона
services.prochie-uslugi jobs.podrabotka : реклам|соцсет : раскрутить инсту магазина одежды
services.prochie-uslugi home.kovry-i-tekstil clothes.zhenskaya-odezhda business.gotovyy-biznes : . : ателье подшить
cars.arenda-transporta : camry : где взять камри напрокат
jobs.vakansii jobs.podrabotka jobs.rezyume : . : кор мекобам Бохтар
jobs.vakansii jobs.podrabotka jobs.rezyume : шве : швеи в цех требуются
jobs.vakansii jobs.rezyume jobs.podrabotka : водител : ронанда даркор
jobs.vakansii : продав|кассир : вакансии продавец одежды
jobs.vakansii jobs.rezyume : охранник : ахраник ночной
jobs.rezyume jobs.vakansii : прораб : ищу прораба
jobs.rezyume jobs.podrabotka jobs.vakansii services.prochie-uslugi : нян : няня ребенку 2 года
jobs.rezyume jobs.vakansii services.delovye-uslugi : бухгалтер : бугалтер
jobs.podrabotka jobs.vakansii : . : шабашка
jobs.podrabotka jobs.vakansii : хлоп : пахта чидан
jobs.podrabotka jobs.vakansii jobs.rezyume : шве : шить на дому подработка
home.mebel home.kovry-i-tekstil : курпач : кӯрпача
home.mebel : тапчан : топчан во двор
home.mebel : шкаф : шкап купе
home.mebel services.remont-i-stroitelstvo : кухон|сборка мебели : кухня мебель на заказ
home.kovry-i-tekstil services.prochie-uslugi : ков : қолин 3х4
home.kovry-i-tekstil : штор : парда барои зал
home.kovry-i-tekstil clothes.zhenskaya-odezhda : . : ткань метражом оптом
home.posuda : казан : деги чӯян 20 литр
home.posuda : пиал|чайн : пиёлаҳо
home.posuda electronics.bytovaya-tehnika : чайн : чойник
home.stroymaterialy : цемент : цимент сколько стоит мешок
home.stroymaterialy : кирпич : хишт пухта
home.stroymaterialy : арматур : армотура 12
home.stroymaterialy services.remont-i-stroitelstvo : . : гипсокартон
home.sad-i-ogorod : саженц : ниҳоли себ
home.sad-i-ogorod home.stroymaterialy : насос : где купить насос на скважину
home.sad-i-ogorod : удобрен : селитра карбамид мешок
home.detskie-tovary : коляск : каляска
home.detskie-tovary home.mebel : . : гаҳвора
home.detskie-tovary : велосипед : велик мальчику 6 лет
home.detskie-tovary cars.avtoaksessuary : автокресло : автокресла
home.osveschenie : люстр : люстра недорого вахдат
home.osveschenie home.stroymaterialy : . : прожектор 100 ватт
business.gotovyy-biznes : пошив : продается швейный цех с клиентами
business.gotovyy-biznes business.franshizy : пекарн : нонвойхона
business.gotovyy-biznes real-estate.kommercheskaya-nedvizhimost new-buildings.kommercheskie-pomescheniya business.franshizy : кафе|кофей : чайхана кафе продам
business.franshizy business.gotovyy-biznes : . : пункт выдачи валдберис
business.franshizy business.gotovyy-biznes : барбершоп|салон : свой барбершоп открыть
business.franshizy business.gotovyy-biznes : франшиз : franshiza
business.oborudovanie electronics.bytovaya-tehnika : оверлок|швейн : аверлок 4 ниточный
business.oborudovanie home.stroymaterialy : . : бетономешалка
business.oborudovanie home.sad-i-ogorod : тандыр : танур
business.oborudovanie electronics.bytovaya-tehnika : витрин|морозил : витринный халадильник
beauty.parfyumeriya : . : атри арабӣ
beauty.parfyumeriya : мужск|унисекс|маслян : одеколон мужу
beauty.parfyumeriya : . : lattafa yara
beauty.kosmetika : помад : помадка
beauty.kosmetika : . : сурма для глаз
beauty.kosmetika services.krasota-i-zdorove : лак|маникюр : гель лак набор
beauty.uhod beauty.kosmetika : крем : крем от пятен
beauty.uhod : шампун : шампун от перхоти
beauty.tehnika : фен : фен дайсан
beauty.tehnika business.oborudovanie : машинка : машинка волос стричь
beauty.tehnika : утюж : утюг выпрямитель
beauty.zdorove : тонометр : аппарат давление мерить
beauty.zdorove beauty.tehnika services.krasota-i-zdorove : массаж : массажор
beauty.zdorove : корсет : карсет для поясницы
clothes.zhenskaya-odezhda clothes.svadebnoe : чакан|наряд : куртаи чакан
clothes.zhenskaya-odezhda clothes.aksessuary : платок|платк|шапк : рӯймоли зимистона
clothes.zhenskaya-odezhda clothes.svadebnoe : плать|чакан|наряд : платье на туй 50 размер
clothes.muzhskaya-odezhda clothes.svadebnoe : костюм : кастюм тройка 52 размер до 900 < 900
clothes.muzhskaya-odezhda clothes.aksessuary : тюбетейк : тоқии чустӣ
clothes.muzhskaya-odezhda clothes.zhenskaya-odezhda clothes.detskaya-odezhda : спортив : спортивка
clothes.detskaya-odezhda : форма : школьный форма 1 класс
clothes.detskaya-odezhda : . : либоси бачагона
clothes.detskaya-odezhda : комбинезон : комбез зима
clothes.obuv : кроссовк : красовки 43
clothes.obuv : . : пойафзол
clothes.aksessuary clothes.svadebnoe : кольц|серьг|золот : ангуштарини тилло
clothes.aksessuary cars.zapchasti : ремень : ремень новый
clothes.svadebnoe clothes.zhenskaya-odezhda : . : либоси арӯс прокат
clothes.svadebnoe clothes.muzhskaya-odezhda : жених|костюм|чапан : костюм домод
pets.sobaki : дахмард|алаба : саги чупони
pets.sobaki : . : toy terer
pets.koshki : . : гурбача
pets.koshki : вислоух|шотланд|британ : вислаухий
pets.pticy : голуб : кабутар
pets.pticy : кур|петух : мурғи тухмӣ
pets.selhozzhivotnye : баран|овц : гӯсфанди ҳисорӣ
pets.selhozzhivotnye : коров|тел[её]н|бычок : гов бо гусола
pets.selhozzhivotnye pets.drugie-zhivotnye : кролик : кролик на мясо
pets.rybki pets.drugie-zhivotnye pets.tovary-dlya-zhivotnyh : аквариум : акварум 60 литров
pets.rybki pets.tovary-dlya-zhivotnyh : корм : корм рыбам
pets.drugie-zhivotnye : черепах : сангпушт
pets.drugie-zhivotnye : хомяк|свинк : хамячок с клеткой
pets.tovary-dlya-zhivotnyh : . : сухой корм вискас
pets.tovary-dlya-zhivotnyh pets.selhozzhivotnye : . : камбикорм
pets.tovary-dlya-zhivotnyh : седло : зин барои асп
new-buildings.kvartiry-v-novostroykah real-estate.kvartiry : . : новострой рассрочка без банка
new-buildings.kvartiry-v-novostroykah real-estate.kvartiry real-estate.doma : . : коробка 70 квадратов
new-buildings.kommercheskie-pomescheniya real-estate.kommercheskaya-nedvizhimost : . : первый этаж новый дом под бутик
new-buildings.kommercheskie-pomescheniya real-estate.kommercheskaya-nedvizhimost : офис : офис в новостройке
new-buildings.parking real-estate.garazhi : . : парковочное место
new-buildings.parking real-estate.kommercheskaya-nedvizhimost : кладов|склад : кладовка в подвале
pets.sobaki : . : щенка бы детям во двор
pets.koshki : . : котика в добрые руки
pets.pticy pets.drugie-zhivotnye : попуг : говорящий папугай
clothes.obuv : сапог|ботин : мӯзаи зимистона 38
clothes.aksessuary : сумк|рюкзак|кошел : сумочка через плечо
new-buildings.parking real-estate.garazhi : . : место под машину в новом доме
new-buildings.kvartiry-v-novostroykah real-estate.kvartiry : . : хонаи нав аз застройщик
`);
