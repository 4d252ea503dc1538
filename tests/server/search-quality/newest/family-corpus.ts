import { rows, type ExpectedAds } from '../expected-ads.ts';

/**
 * Queries of a writer as a young family, whose misses were read after their first figures, of 100: MRR 91.1,
 * section 92.4, empty 0.5, suggested 92.4.
 */
export const FAMILY_CORPUS: readonly ExpectedAds[] = rows(`
cars.legkovye-avtomobili : Zafira : opel zafira 7 mest
cars.legkovye-avtomobili : Camry : камрюха
cars.legkovye-avtomobili : . : мошини арзон барои оила
cars.legkovye-avtomobili : BYD : китайский електромобиль бид
cars.legkovye-avtomobili : . : машина до 40000 < 40000
cars.gruzoviki-i-spectehnika : МТЗ : тирактор мтз
cars.gruzoviki-i-spectehnika home.sad-i-ogorod : . : мини трактор для дехканского хозяйства
cars.gruzoviki-i-spectehnika cars.zapchasti home.sad-i-ogorod business.oborudovanie : . : прицеп тракторный 2птс
cars.motocikly : Урал : урал с люлькой
cars.motocikly : . : мапед
cars.motocikly : скутер : skuter dio honda
cars.avtobusy : ГАЗель : маршрутная газелька на продажу
cars.avtobusy cars.arenda-transporta cars.legkovye-avtomobili : . : микроавтобус на 15 мест
cars.avtobusy : ПАЗ : пазик
cars.zapchasti : Двигатель : движок на астру
cars.zapchasti cars.avtoaksessuary : . : акумлятор 60 ампер
cars.zapchasti : Фара : фари пеши королла
cars.shiny-i-diski : Диски : титаны на 16
cars.shiny-i-diski : R15 : балон 195 65 15
cars.shiny-i-diski : зимние : шипованая резина на зиму
cars.avtoaksessuary : Видеорегистратор : регистратор в машину
cars.avtoaksessuary : Багажник : верхний багажник, вещи родителям возить
cars.avtoaksessuary home.stroymaterialy home.sad-i-ogorod : . : набор головок и ключей
cars.arenda-transporta services.prazdniki : Lexus|кортеж : лексус на свадьбу взять
cars.arenda-transporta : . : мошин ба иҷора бе ронанда
cars.arenda-transporta services.gruzoperevozki cars.gruzoviki-i-spectehnika : . : аренда бульдозера куляб
real-estate.kvartiry : 2-комн : сниму двушку молодая семья
real-estate.kvartiry real-estate.doma real-estate.komnaty real-estate.posutochnaya-arenda new-buildings.kvartiry-v-novostroykah : . : ҷои зист барои ҷавонон иҷора
real-estate.kvartiry real-estate.posutochnaya-arenda : студи|однокомнат|1-комн : kvartira studiya s mebelyu
real-estate.kvartiry new-buildings.kvartiry-v-novostroykah : 3-комн : сколько стоит трехкомнатная в душанбе
real-estate.doma : . : ҳавлӣ дар Кӯлоб
real-estate.doma real-estate.posutochnaya-arenda real-estate.uchastki : дач : домик в варзобе дача
real-estate.doma : . : дом с коровником и садом восе
real-estate.komnaty real-estate.posutochnaya-arenda real-estate.kvartiry : . : подселение к хозяйке
real-estate.komnaty : комнат : komnata dlya devushki
real-estate.komnaty real-estate.posutochnaya-arenda : . : общага студенту недорого
real-estate.uchastki : посев : замин барои кишт
real-estate.uchastki : . : 6 сотак под строительство
real-estate.kommercheskaya-nedvizhimost business.gotovyy-biznes : . : контейнер на корвоне
real-estate.kommercheskaya-nedvizhimost new-buildings.kommercheskie-pomescheniya : офис : снять офис на рудаки
real-estate.kommercheskaya-nedvizhimost new-buildings.parking : склад|кладов : анбор иҷора мегирам
real-estate.garazhi new-buildings.parking : . : где ставить машину на ночь под охраной
real-estate.garazhi : гараж : железный горож
real-estate.posutochnaya-arenda : . : хата на сутки
real-estate.posutochnaya-arenda business.gotovyy-biznes : . : мехмонхона арзон
real-estate.posutochnaya-arenda real-estate.doma : . : ущелье на выходные с детьми жильё
electronics.telefony : A15 : самсунг а15
electronics.telefony : . : простой телефон для бабушки с кнопками
electronics.telefony : iPhone 11 : айфончик 11
electronics.telefony : . : смартфон до 1500 < 1500
electronics.noutbuki : MacBook : макбук эир
electronics.noutbuki : . : yjen,er | нотик для программиста 16 гб
electronics.planshety electronics.telefony : . : чтоб ребёнок мультики смотрел планшетик
electronics.planshety : iPad : айпад с карандашом
electronics.kompyutery services.prochie-uslugi services.remont-tehniki : . : комп собрать
electronics.kompyutery electronics.aksessuary business.oborudovanie : . : принтер лазерный hp
electronics.kompyutery : RTX : видюха ртх 3060
electronics.kompyutery : Монитор : манитор 27 дюймов
electronics.televizory : . : телик в зал
electronics.televizory : Artel : телевизор ортел 32
electronics.bytovaya-tehnika : Стиральная : мошини ҷомашӯӣ
electronics.bytovaya-tehnika : Микроволнов : микравалновка
electronics.bytovaya-tehnika business.oborudovanie : . : [jkjlbkmybr
electronics.bytovaya-tehnika : Водонагреватель : аристон 50 литров
electronics.bytovaya-tehnika business.oborudovanie home.sad-i-ogorod home.posuda : . : сепаратор для молока
electronics.audio-i-video electronics.aksessuary : Наушники|AirPods|гарнитура : гушмонак
electronics.audio-i-video electronics.aksessuary : Колонка : калонка блютуз
electronics.audio-i-video services.prochie-uslugi : видеонаблюдени : камери назорати барои ҳавлӣ
electronics.audio-i-video : . : дутор ё рубоб
electronics.igrovye-pristavki : PlayStation 4 : плойка 4 с двумя джойстиками
electronics.igrovye-pristavki electronics.aksessuary electronics.kompyutery : . : геймпат
electronics.igrovye-pristavki : Nintendo : нинтендо свич
electronics.aksessuary : Зарядное|Кабель : зарядник для айфона оригинал
electronics.aksessuary : Роутер : вайфай модем домой
electronics.aksessuary clothes.aksessuary electronics.telefony home.detskie-tovary : . : детские часы с gps
services.remont-i-stroitelstvo jobs.rezyume jobs.vakansii : плит : мастер плиточник
services.remont-i-stroitelstvo : . : поклеить обои в двух комнатах сколько возьмут
services.remont-i-stroitelstvo services.prochie-uslugi services.gruzoperevozki : . : скважину пробурить
services.remont-i-stroitelstvo services.prochie-uslugi : Сборка : собрать кухню и шкаф
services.gruzoperevozki : . : переезд душанбе куляб с мебелью
services.gruzoperevozki jobs.vakansii jobs.rezyume : . : грузчики
services.gruzoperevozki : Эвакуатор : evakuator 24 soat
services.remont-tehniki : стиральн : стиралка не сливает, мастер на дом
services.remont-tehniki : телефон : экран разбил телефон починить
services.remont-tehniki electronics.bytovaya-tehnika services.remont-i-stroitelstvo : кондиционер : кондиционер повесить
services.krasota-i-zdorove jobs.vakansii jobs.rezyume beauty.zdorove : массаж : масаж спины
services.krasota-i-zdorove jobs.vakansii jobs.rezyume : Стрижка|Парикмахер|Барбер : сартарош
services.krasota-i-zdorove : Маникюр : ногти нарастить гель лак
services.obuchenie jobs.vakansii jobs.rezyume : английск : репититор по английскому
services.obuchenie : вождени : права получить учёба
services.obuchenie : русского : омӯзиши забони русӣ
services.prazdniki real-estate.kommercheskaya-nedvizhimost : . : туйхона
services.prazdniki : Торт : тортик на годик
services.prazdniki jobs.vakansii jobs.rezyume : фото : фотограф на никох
services.delovye-uslugi : Перевод : перевести диплом на русский с нотариусом
services.delovye-uslugi jobs.vakansii jobs.rezyume : юри : адвокат
services.delovye-uslugi : . : открыть ип и патент помощь
services.prochie-uslugi : Дезинфекция : тараканов вывести
services.prochie-uslugi : Химчистка : шустани қолин
services.prochie-uslugi cars.shiny-i-diski : Шиномонтаж : вулканизация
services.prochie-uslugi jobs.rezyume jobs.vakansii services.krasota-i-zdorove : . : сиделка для дедушки
jobs.vakansii jobs.rezyume : Водитель : ищу работу водителем душанбе
jobs.vakansii : . : ҷойи кори холӣ барои занон
jobs.vakansii jobs.rezyume : Кассир : касир в супермаркет
jobs.vakansii jobs.rezyume : Программист|Веб-разработчик : rabota programmist
jobs.vakansii : . : dfrfycbb
jobs.rezyume jobs.vakansii services.prochie-uslugi : нян : ищем няню для годовалого
jobs.rezyume jobs.vakansii : . : нужен пастух в куляб
jobs.rezyume jobs.vakansii services.delovye-uslugi : бухгалтер : бухгалтерша на полставки
jobs.rezyume : Повар : резюме ошпаз
jobs.rezyume jobs.vakansii services.remont-i-stroitelstvo : Сварщик|сварочн : сваршик
home.mebel : Диван : lbdfy
home.mebel : курпач : кӯрпача барои меҳмонхона
home.mebel home.sad-i-ogorod : Тапчан : кат тапчан во двор
home.mebel home.kovry-i-tekstil beauty.zdorove home.detskie-tovary : . : матрац 160 на 200
home.mebel : Шкаф : шкав купе 2 метра
home.mebel home.detskie-tovary : . : детский уголок, школьная парта
home.kovry-i-tekstil : Ков[её]р|Палас : гилем 3 на 4
home.kovry-i-tekstil : Шторы : парда для зала
home.kovry-i-tekstil : Постельн : пастельное белье
home.posuda : Казан : дег чугунный на 20 человек
home.posuda : Пиалы|чайный : пиёла чойник комплект
home.posuda : Сковород : скаварода с крышкой
home.posuda electronics.bytovaya-tehnika : . : чайник
home.stroymaterialy : Ламинат : laminat 33
home.stroymaterialy services.remont-i-stroitelstvo : двер : дверь в ванную
home.stroymaterialy : Унитаз : унитас
home.stroymaterialy : Цемент : где взять семент чанд пул
home.sad-i-ogorod : граната|винограда|яблони : ниҳоли анор
home.sad-i-ogorod home.stroymaterialy : Насос : насос качать воду из арыка
home.sad-i-ogorod : Теплица : парник под помидор
home.sad-i-ogorod cars.gruzoviki-i-spectehnika : Мотоблок : матаблок с плугом
home.sad-i-ogorod : Удобрение : селитра карбамид мешок
home.detskie-tovary home.mebel : . : гаҳвора
home.detskie-tovary : Коляска : каляска зима лето
home.detskie-tovary : Велосипед : куплю велик на 6 лет
home.detskie-tovary cars.avtoaksessuary : Автокресло : автокрисло до 500 < 500
home.osveschenie : Люстра : чароғи шифт бо пулт
home.osveschenie home.mebel : Настольная лампа|светильник : ночник
home.osveschenie services.prazdniki : Гирлянда : лампочки на новый год
business.gotovyy-biznes : Ферма : готовая ферма с коровами
business.gotovyy-biznes real-estate.kommercheskaya-nedvizhimost new-buildings.kommercheskie-pomescheniya : Кафе|помещение под кафе : продаётся чойхона
business.gotovyy-biznes real-estate.kommercheskaya-nedvizhimost beauty.zdorove : . : fgntrf
business.oborudovanie home.sad-i-ogorod pets.tovary-dlya-zhivotnyh pets.pticy pets.selhozzhivotnye : . : инкубатор на 200 яиц
business.oborudovanie electronics.bytovaya-tehnika : Швейная : швейная машинка зингер
business.oborudovanie home.sad-i-ogorod home.stroymaterialy electronics.bytovaya-tehnika : Тандыр : танур
business.oborudovanie pets.tovary-dlya-zhivotnyh home.sad-i-ogorod pets.selhozzhivotnye : . : доильный апарат
business.oborudovanie electronics.bytovaya-tehnika : морозил : маразилка большая
beauty.parfyumeriya : . : атри занона
beauty.parfyumeriya beauty.uhod : Масляные : миск масло арабское
beauty.parfyumeriya : Туалетная : одеколон мужской в подарок мужу
beauty.kosmetika : Помада : памада
beauty.kosmetika : Тушь : сурьма и тушь для глаз
beauty.kosmetika beauty.tehnika services.krasota-i-zdorove business.oborudovanie : . : всё для маникюра лампа
beauty.uhod beauty.zdorove : Шампунь|масло для волос|витамин : чтобы волосы не выпадали
beauty.uhod home.detskie-tovary : Детский крем : присыпка и крем малышу
beauty.tehnika business.oborudovanie : Машинка : машинка стричь мужа
beauty.tehnika services.krasota-i-zdorove : Эпилятор|Эпиляция : ипилятор браун
beauty.tehnika : Фен : aty
beauty.zdorove : Тонометр : давление мерить аппарат маме
beauty.zdorove services.krasota-i-zdorove : Массаж : масажор
beauty.zdorove home.detskie-tovary : . : бандаж после родов
clothes.zhenskaya-odezhda clothes.svadebnoe : . : чакан кулябский
clothes.zhenskaya-odezhda : Пальто : женское польто
clothes.zhenskaya-odezhda clothes.aksessuary : Платок : румоли абрешим
clothes.muzhskaya-odezhda clothes.aksessuary : Тюбетейка : тоқӣ
clothes.muzhskaya-odezhda : Чапан : ҷома барои падар
clothes.muzhskaya-odezhda clothes.svadebnoe : Костюм : костюм тройка 52 размер
clothes.detskaya-odezhda : Школьная форма : форма в первый класс
clothes.detskaya-odezhda home.detskie-tovary : . : вещи на новорожденного
clothes.obuv : Кроссовки : красовки найк 42
clothes.obuv clothes.detskaya-odezhda : детские|школьные : пойафзоли бачагона
clothes.obuv : . : калоши резиновые в поле
clothes.aksessuary clothes.svadebnoe : кольцо|серьги : тилло ҳалқаю гушвора
clothes.aksessuary home.detskie-tovary : Рюкзак : портфель в школу
clothes.aksessuary : Сумка : sumka kojanaya
clothes.svadebnoe : Свадебное платье : куртаи арӯсӣ
clothes.svadebnoe : напрокат : платье невесты взять на день
clothes.svadebnoe clothes.muzhskaya-odezhda : Костюм жениха|Костюм мужской : костюми домод
pets.sobaki : алабая|дахмарда|овчарк : саг волкодав отару сторожить
pets.sobaki : шпица|терьера|мальтипу|таксы|пуделя : собачка в квартиру маленькая
pets.koshki : Британск : британец котик
pets.koshki : . : гурба ройгон
pets.pticy : Куры : мурғи тухмӣ
pets.pticy pets.drugie-zhivotnye : Попугай|попугай : гаварящий папугай
pets.pticy : Индюки : инделюки
pets.pticy : Перепёлки : бедона
pets.selhozzhivotnye : Корова : гови ширдеҳ Кӯлоб
pets.selhozzhivotnye : Баран|Овцы : гусфанд барои қурбонӣ
pets.selhozzhivotnye pets.drugie-zhivotnye : кролик : харгӯш
pets.selhozzhivotnye home.sad-i-ogorod business.oborudovanie pets.tovary-dlya-zhivotnyh : . : пчелы с ульями
pets.selhozzhivotnye : Коза : казёл да коза
pets.rybki pets.drugie-zhivotnye : Аквариум : аквариюм 100 литров
pets.rybki : Гуппи : гупешки
pets.drugie-zhivotnye : Хомяк : хомячок ребёнку
pets.drugie-zhivotnye : Черепаха : сангпушт
pets.drugie-zhivotnye : Морская свинка : морской свинка
pets.tovary-dlya-zhivotnyh home.sad-i-ogorod pets.selhozzhivotnye : . : сено в тюках люцерна
pets.tovary-dlya-zhivotnyh : Седло : зини асп
pets.tovary-dlya-zhivotnyh : Наполнитель : песок коту в туалет
pets.tovary-dlya-zhivotnyh pets.pticy : . : комбикорм для цыплят
new-buildings.kvartiry-v-novostroykah real-estate.kvartiry : . : новострой от застройщика без первого взноса
new-buildings.kvartiry-v-novostroykah real-estate.kvartiry : 1-комн : адналушка в новом доме
new-buildings.kvartiry-v-novostroykah real-estate.kvartiry : . : хонаи нав бо пардохти тақсим
new-buildings.kommercheskie-pomescheniya real-estate.kommercheskaya-nedvizhimost : магазин : помещение под продуктовый на первом этаже жк
new-buildings.kommercheskie-pomescheniya real-estate.kommercheskaya-nedvizhimost : салон : место под парикмахерскую
new-buildings.parking real-estate.garazhi : . : парковочное место | паркинг с зарядкой для электромобиля
new-buildings.parking real-estate.kommercheskaya-nedvizhimost : Кладов|склад : кладовка в подвале дома
`);
