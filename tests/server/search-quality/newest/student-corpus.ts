import { rows, type ExpectedAds } from '../expected-ads.ts';

/**
 * Queries of a writer as a student of Khorugh and her family, which were never read. First figures, of 100,
 * on the same code as those of `DRIVER_CORPUS`: MRR 91.8, section 95.7, empty 0.5, suggested 94.8.
 */
export const STUDENT_CORPUS: readonly ExpectedAds[] = rows(`
cars.legkovye-avtomobili : niva : нива 4х4 в хорог
cars.legkovye-avtomobili : prado : прадик 2,7 для гор
cars.legkovye-avtomobili : . : мошини арзон < 30000
cars.legkovye-avtomobili : byd|zeekr|li auto|электр : мошини барқӣ китайский
cars.legkovye-avtomobili : matiz : matis avtomat
cars.gruzoviki-i-spectehnika : мтз|трактор : трактор барои замин
cars.gruzoviki-i-spectehnika : самосвал : камаз самасвал
cars.gruzoviki-i-spectehnika services.gruzoperevozki cars.arenda-transporta : экскаватор|jcb : эскаватор
cars.motocikly : . : мотик до 10000 < 10000
cars.motocikly : скутер : skuter honda
cars.motocikly : квадроцикл : квадрик
cars.avtobusy : паз|yutong|king long|isuzu|county|transit|sprinter|газель : сколько стоит автобус пазик
cars.avtobusy cars.arenda-transporta : sprinter|starex|transit|газель|county|микроавтобус : микрик на 15 мест
cars.zapchasti : генератор : генератор на кароллу
cars.zapchasti : колодки : тормозной калотка
cars.zapchasti : капот : капот вектра б
cars.shiny-i-diski : зимние : шипованная резина на перевал
cars.shiny-i-diski : диски литые : титановые диски 15
cars.shiny-i-diski : R16 : 205/55 16
cars.shiny-i-diski : R14 : балон 14 радиус
cars.avtoaksessuary : коврик : полики эва
cars.avtoaksessuary : компрессор : нужен насос колёса качать
cars.avtoaksessuary : видеорегистратор : регистратр в машину
cars.arenda-transporta : . : прокат авто без водителя
cars.arenda-transporta services.prazdniki : . : машина на свадьбу
cars.arenda-transporta : . : мошин ба кироя
real-estate.kvartiry real-estate.komnaty : . : 1 комнатная для студентки в аренду
real-estate.kvartiry new-buildings.kvartiry-v-novostroykah : 2-комн|двух : хонаи 2 хуҷрагӣ
real-estate.kvartiry real-estate.posutochnaya-arenda : . : kvartira ijara dushanbe
real-estate.doma : . : ҳавлӣ дар хоруғ
real-estate.doma real-estate.uchastki real-estate.posutochnaya-arenda : дач : дача варзоб
real-estate.doma : . : продаю дом с садом вахдат
real-estate.komnaty real-estate.kvartiry real-estate.posutochnaya-arenda : . : подселение девушка
real-estate.komnaty real-estate.posutochnaya-arenda : комнат : хучра кироя
real-estate.komnaty : комнат : ищу комнату рядом с медуниверситетом
real-estate.uchastki : . : замин барои хона
real-estate.uchastki : земля|участок : земля под картошку
real-estate.uchastki : . : 6 соток куплю
real-estate.kommercheskaya-nedvizhimost new-buildings.kommercheskie-pomescheniya : . : точка на корвоне
real-estate.kommercheskaya-nedvizhimost : склад : анбор иҷора
real-estate.kommercheskaya-nedvizhimost new-buildings.kommercheskie-pomescheniya : . : помещение для мастерской телефонов
real-estate.garazhi : гараж : garaj
real-estate.garazhi new-buildings.parking : . : стоянка охраняемая для машины
real-estate.posutochnaya-arenda : . : переночевать в хороге
real-estate.posutochnaya-arenda real-estate.komnaty : . : койка место дешево
real-estate.posutochnaya-arenda : . : меҳмонхона якшаба
electronics.telefony : iphone 11 : айфон 11 про макс 256
electronics.telefony : iphone 12 : fqajy 12
electronics.telefony : galaxy a15 : самсунг а15
electronics.telefony : . : телефони арзон < 900
electronics.telefony electronics.aksessuary : . : айфон на запчасти
electronics.telefony electronics.aksessuary services.remont-tehniki : . : дисплей на айфон xr
electronics.noutbuki : . : ноут для учёбы до 4000 < 4000
electronics.noutbuki : macbook : макбук м1
electronics.noutbuki : . : yjen,er
electronics.planshety : ipad : айпад для рисования
electronics.planshety : . : планшет детский < 2500
electronics.planshety : tab a9 : таб а9
electronics.kompyutery : видеокарта : видюха 3060
electronics.kompyutery : оперативная : оперативка ддр4
electronics.kompyutery : игровой системный : комп для доты
electronics.televizory : . : телек 43 дюйма
electronics.televizory : artel : телевизори артел
electronics.televizory : yasin : смарт тв ясин
electronics.bytovaya-tehnika : холодильник : яхдон
electronics.bytovaya-tehnika : стиральная : мошини ҷомашӯӣ
electronics.bytovaya-tehnika : утюг : дарзмол
electronics.bytovaya-tehnika business.oborudovanie : швейная : швейная машинка подольск
electronics.audio-i-video : колонка : блютуз калонка
electronics.audio-i-video : рубаб : рубоби помирӣ
electronics.audio-i-video : фотоаппарат : фотик кэнон
electronics.audio-i-video services.prochie-uslugi : видеонаблюд : камера наблюдения во двор
electronics.igrovye-pristavki : playstation 4 : пс4
electronics.igrovye-pristavki : геймпад : джойстик ps5
electronics.igrovye-pristavki : fc 24 : диск фифа
electronics.aksessuary : чехол : чихол айфон 13
electronics.aksessuary : внешний аккумулятор : сколько стоит повербанк 20000
electronics.aksessuary : заряд : зарядник type-c быстрый
electronics.aksessuary business.oborudovanie home.stroymaterialy : . : паяльная станция
electronics.aksessuary electronics.telefony services.remont-tehniki : . : батарейка на редми ноут 10
services.remont-i-stroitelstvo jobs.rezyume jobs.podrabotka : плит : усто барои кафел
services.remont-i-stroitelstvo jobs.rezyume jobs.vakansii : электрик : электрик
services.remont-i-stroitelstvo : кровел : крышу перекрыть шифер
services.remont-i-stroitelstvo jobs.rezyume jobs.vakansii : свар : нужен сварщик ворота
services.remont-i-stroitelstvo : потолк : сколько стоит натяжной потолок за квадрат
services.gruzoperevozki : . : бор душанбе хоруғ
services.gruzoperevozki cars.gruzoviki-i-spectehnika cars.arenda-transporta : эвакуатор : эвакуатр
services.gruzoperevozki jobs.podrabotka jobs.rezyume jobs.vakansii : грузчик : грущики
services.remont-tehniki : телефон : заменить экран телефона
services.remont-tehniki : ноутбук : ноутбук не включается
services.remont-tehniki : холодильник : таъмири яхдон
services.remont-tehniki : кондиционер : кондёр поставить
services.krasota-i-zdorove beauty.kosmetika : маникюр|ногт : ногти шеллак
services.krasota-i-zdorove : макияж : макияж на выпускной
services.krasota-i-zdorove : массаж : массаж спины бабушке
services.krasota-i-zdorove beauty.tehnika beauty.uhod : эпил : шугаринг
services.obuchenie jobs.rezyume jobs.podrabotka : английск : репититор английский ielts
services.obuchenie : поступлени : подготовка к ммт
services.obuchenie : музык : уроки игры на рубабе
services.obuchenie : программирован : курс python
services.prazdniki : тамада : ведущий на туй
services.prazdniki : торт : торт детский на заказ
services.prazdniki jobs.podrabotka : фото : фотаграф
services.prazdniki : зал : тӯйхона
services.delovye-uslugi : перевод : перевод диплома
services.delovye-uslugi : печать|полиграф : распечатать курсовую
services.delovye-uslugi jobs.rezyume : юри : адвокат алименты
services.prochie-uslugi : дезинфекц : травить тараканов
services.prochie-uslugi : ковр : гилемшӯӣ
services.prochie-uslugi jobs.rezyume jobs.podrabotka : пожилы|сидел|медсестр : сиделка для бабушки
services.prochie-uslugi services.remont-tehniki : настройка|ремонт ноутбук : виндовс переустановить
services.prochie-uslugi business.franshizy business.gotovyy-biznes jobs.vakansii : мойк : автамойка
jobs.vakansii jobs.podrabotka : . : работа хорог
jobs.vakansii : продавец : вакансия продавец без опыта
jobs.vakansii jobs.podrabotka : . : кор барои духтарон
jobs.vakansii jobs.rezyume : бариста : бариста
jobs.rezyume jobs.podrabotka services.prochie-uslugi : нян : ищу няню
jobs.rezyume : бухгалтер : резюме бухгалтр
jobs.rezyume jobs.vakansii : программист|разработчик : ищу работу программистом
jobs.rezyume jobs.vakansii : медсестра : ҳамшираи шафқат
jobs.podrabotka jobs.vakansii : . : подработка вечером студентке
jobs.podrabotka : листовок : листовки раздавать
jobs.podrabotka : хлопк|сборщик : пахта чидан
home.mebel : курпач : курпача
home.mebel : тапчан|кровать : кати чӯбин
home.mebel : диван : диванчик бу < 2500
home.mebel : двухъярусная : кровать в два этажа
home.kovry-i-tekstil : ков : қолин 3 на 4
home.kovry-i-tekstil : штор : парда в зал
home.kovry-i-tekstil : сюзане : suzani
home.posuda : казан : деги чуян
home.posuda : пиал : пиёла
home.posuda : сковород : скаваротка
home.stroymaterialy : цемент : семент
home.stroymaterialy : кирпич : хишти пухта
home.stroymaterialy services.remont-i-stroitelstvo : окна : пластиковое окно 140х140
home.sad-i-ogorod : яблон : аз куҷо ниҳоли себ харам
home.sad-i-ogorod : рассада : расада памидор
home.sad-i-ogorod : шланг : где купить шланг для полива
home.sad-i-ogorod : . : картошка семенная ванч
home.detskie-tovary : коляска : калеска
home.detskie-tovary : велосипед : велик 16
home.detskie-tovary home.mebel : . : гаҳвора
home.osveschenie : люстр : люстра с пультм
home.osveschenie : лампа : лампа на стол для чтения
home.osveschenie : гирлянд : гирлянда 10м
business.gotovyy-biznes real-estate.kommercheskaya-nedvizhimost : кафе : продаётся кафе
business.gotovyy-biznes business.franshizy : пекарн : нонвойхона тайёр
business.gotovyy-biznes real-estate.kommercheskaya-nedvizhimost : магазин : магазин с товаром под ключ
business.oborudovanie : тандыр : танур
business.oborudovanie electronics.bytovaya-tehnika : мороз : ларь марозильный
business.oborudovanie : касса и весы : весы торговые 30кг
business.franshizy : кофейн : франшиза кофе
business.franshizy business.gotovyy-biznes : пункта выдачи : открыть пвз вайлдберриз
beauty.parfyumeriya : дух|унисекс|вода : атри занона
beauty.parfyumeriya : мужская|унисекс : туалетка мужская
beauty.kosmetika : тональный : тоналка
beauty.kosmetika : . : сурма барои чашм
beauty.uhod : солнцезащит : крем от загара spf50
beauty.uhod : шампун : shampun
beauty.uhod beauty.zdorove : масло : масло от выпадения волос
beauty.tehnika : плойка : плайка
beauty.tehnika business.oborudovanie : машинка : машинка стричь волосы
beauty.zdorove : тонометр : давление мерить аппарат
beauty.zdorove home.kovry-i-tekstil : подушка : ортопедический подушка
beauty.zdorove beauty.uhod : . : мумиё
clothes.zhenskaya-odezhda : чакан : куртаи чакан
clothes.zhenskaya-odezhda clothes.aksessuary : плат : рӯймоли абрешим
clothes.zhenskaya-odezhda clothes.svadebnoe : плать : платье на выпускной 44
clothes.muzhskaya-odezhda clothes.aksessuary : тюбетейк : тоқии помирӣ
clothes.muzhskaya-odezhda : чапан : чапон
clothes.detskaya-odezhda : школьная форма : форма в первый класс
clothes.detskaya-odezhda : комбинезон : комбез
clothes.obuv : кроссовки : красовки 41
clothes.obuv : сапог : мӯза зимняя 38
clothes.obuv clothes.svadebnoe : туфли : туфля каблук
clothes.aksessuary clothes.obuv clothes.zhenskaya-odezhda clothes.muzhskaya-odezhda : . : джурабы памирские
clothes.aksessuary : рюкзак : портфель рюкзак в универ
clothes.aksessuary clothes.svadebnoe : серьги : гӯшвора
clothes.svadebnoe : платье|наряд : либоси арӯс прокат
clothes.svadebnoe clothes.muzhskaya-odezhda : костюм : костюм для жениха
pets.sobaki : алаба : алабайчик
pets.sobaki : дахмард : саги даҳмарда
pets.sobaki : шпиц : cj,frf igbw
pets.koshki : . : гурбача
pets.koshki : вислоух : шотландец вислоухий
pets.koshki : сфинкс : лысая кошка
pets.pticy pets.selhozzhivotnye : кур : мурғи тухмдор
pets.pticy : голуб : кафтар
pets.pticy pets.drugie-zhivotnye : попуга : papugay govoryashiy
pets.selhozzhivotnye : коров : гови ширдеҳ
pets.selhozzhivotnye : баран|овц : нархи гӯсфанд барои қурбон
pets.selhozzhivotnye : коза : буз
pets.selhozzhivotnye : пчел|пчёл : занбӯри асал
pets.selhozzhivotnye : осёл|осел : ишак
pets.rybki pets.drugie-zhivotnye : аквариум : акварим 100л
pets.rybki : гуппи : гупи
pets.rybki pets.tovary-dlya-zhivotnyh : корм : чем кормить рыбок корм
pets.drugie-zhivotnye pets.selhozzhivotnye : кроли : харгӯш
pets.drugie-zhivotnye : хомяк : хочу хамячка
pets.drugie-zhivotnye : черепах : сангпушт
pets.tovary-dlya-zhivotnyh home.sad-i-ogorod pets.selhozzhivotnye : . : где взять комбикорм коровам
pets.tovary-dlya-zhivotnyh : наполнитель : песок в кошачий туалет
pets.tovary-dlya-zhivotnyh pets.pticy pets.drugie-zhivotnye : клетк|попуга|канарейк : клетка с птичкой
new-buildings.kvartiry-v-novostroykah real-estate.kvartiry : . : навсохт хона
new-buildings.kvartiry-v-novostroykah : . : от застройщика в рассрочку
new-buildings.kommercheskie-pomescheniya real-estate.kommercheskaya-nedvizhimost : салон : место под салон красоты
new-buildings.kommercheskie-pomescheniya real-estate.kommercheskaya-nedvizhimost : . : коммерция первая линия
new-buildings.parking real-estate.garazhi : место|паркинг : парковочное место
new-buildings.parking : кладов : кладовка в подвале
`);
