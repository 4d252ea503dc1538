import { rows, type ExpectedAds } from '../expected-ads.ts';

/**
 * Queries of a fourth such writer, whose misses were read after their first figures, of 100: MRR 91.6,
 * section 91.0, empty 0.5, suggested 92.4.
 */
export const TOWNSFOLK_CORPUS: readonly ExpectedAds[] = rows(`
cars.legkovye-avtomobili : . : приора универсал | ghbjhf ctlfy
cars.legkovye-avtomobili : opel : zafira b 1.8
cars.legkovye-avtomobili : . : мошини арзон то 30000 < 30000
cars.gruzoviki-i-spectehnika : . : бульдозер | зилок самосвал | комбайн гандумдарав
cars.motocikly : . : мапед | пит байк | скутир бу дешево
cars.avtobusy : . : пазик | дизельный спринтер 18 мест
cars.avtobusy cars.legkovye-avtomobili : . : микрик пассажирский
cars.zapchasti : . : тормозной колодка | бампер передний | гур насос | крыло на дэу нексия
cars.shiny-i-diski : . : балон 195 65 15 | титановые диски на 16 | чархи мошин r14
cars.avtoaksessuary : . : антирадар | домкрат | накидки на сиденья
cars.arenda-transporta : . : машина напрокат без водителя | прадик в аренду на неделю | fhtylf vfibys
real-estate.kvartiry : . : сниму кв для семьи с детьми | однашка с ремонтом | хрущевка 2 этаж
real-estate.doma : . : ҳавлӣ дар Ҳисор | hovli furushi | коттедж в вахдате
real-estate.komnaty real-estate.posutochnaya-arenda : . : комнота для студента | подселение девушка | с хозяйкой сдаю угол
real-estate.uchastki : . : замин барои сохтмон | 8 соток рудаки | сколько стоит сотка земли
real-estate.kommercheskaya-nedvizhimost new-buildings.kommercheskie-pomescheniya : . : бутик на корвоне | помещение 60 кв первая линия
real-estate.kommercheskaya-nedvizhimost : . : складское помещение сниму
real-estate.garazhi : . : гаражик железный | сниму гараж турсунзаде | бокс капитальный с ямой
real-estate.posutochnaya-arenda : . : хата на сутки | хостел недорого | дача варзоб на выходные
new-buildings.kvartiry-v-novostroykah : . : от застройщика в рассрочку | коробка без ремонта сдача 2027 | навсохт хона | yjdjcnhjqrf
new-buildings.parking real-estate.garazhi : . : парковочное место | паркинг минус первый этаж
new-buildings.parking : . : кладовка в жк
new-buildings.kommercheskie-pomescheniya real-estate.kommercheskaya-nedvizhimost : . : нежилое на первом этаже новостройки | коммерция в новом доме | офис в жк от застройщика
electronics.telefony : . : телфон арзон | ayfon 13 pro | кнопочный телефон
electronics.telefony : . : редми нот 12 до 1500 < 1500
electronics.noutbuki : . : ноутбк для учебы | vfr,er | легион игровой бук
electronics.planshety : . : планшет для ребенка | айпад про | таблет самсунг
electronics.kompyutery : . : видюха 1660 | материнка lga1700 | принтер лазерный
electronics.televizory : . : плазма 55 дюймов | телевизори калон | ntktdbpjh
electronics.audio-i-video : . : ушники беспроводные | зеркалка кэнон | калонка с микрофоном
electronics.igrovye-pristavki : . : пс4 слим | джостик | хочу купить плойку играть в фифу
electronics.aksessuary : . : павербанк 20000 | чехол на редми | зарядка тайпси | смарт часы детские
electronics.bytovaya-tehnika : . : cnbhfkrf | швейный машинка ножная | посудомойка | кондер 12
home.mebel : . : кати хоб | диванчик на кухню | кӯрпача
home.kovry-i-tekstil : . : гилем 3 на 4 | тюль | плед | падушки пуховые
home.posuda : . : чойник | ляган | термос | деги чуян 20 литр
home.osveschenie : . : светодиодная лента | чароғ | люстр для зала
home.sad-i-ogorod : . : ниҳол | триммер | культиватор бензиновый | kapelny poliv
home.stroymaterialy : . : семент | шифер | профнастил
home.detskie-tovary : . : гахвора | каляска зима лето | кукла барби | самакат трехколесный
clothes.zhenskaya-odezhda : . : атлас | халат махровый | хиджаб
clothes.muzhskaya-odezhda : . : шим | ветровка мужская xl | токи | джомаи мардона
clothes.detskaya-odezhda : . : либоси бачагона | боди для новорожденных | форма в школу на девочку 7 лет
clothes.obuv : . : калоши | красовки 42 размер | тапочки домашние
clothes.aksessuary : . : гӯшвора | портмоне | зонт | соати дасти
clothes.svadebnoe : . : либоси арӯсӣ | платье невесты на прокат | костюм на свадьбу жениху
beauty.kosmetika : . : тоналка | памада красная | сурьма для глаз
beauty.parfyumeriya : . : атр | шанель духи | арабские масляные | туалетка мужская
beauty.uhod : . : шампун от выпадения | крем от загара | скраб для тела
beauty.tehnika : . : триммер для бороды | фен дайсон | выпрямитель волос | epilyator
beauty.zdorove : . : давление мерить аппарат | инвалидная коляска | витамин д3
jobs.vakansii : . : водитель категории с вакансия | hf,jnf
jobs.rezyume : . : ищу работу бухгалтером | резюме водителя | повар ищет работу
jobs.vakansii : . : мардикор
services.remont-i-stroitelstvo : . : евроремонт | кафельщик | протекает кран кто починит
services.remont-tehniki : . : заправка кондиционера дома | разбил экран айфона замена | таъмири яхдон
services.gruzoperevozki : . : переезд с грузчиками | боркаш
services.gruzoperevozki cars.gruzoviki-i-spectehnika : . : автовышка
services.gruzoperevozki : . : перевезти мебель в худжанд
services.krasota-i-zdorove : . : гель лак | сартарош | массаж спины на дому
services.obuchenie : . : репетитр химия | омӯзиши забони англисӣ | автошкола | ielts
services.prazdniki : . : туёна | аниматоры детям | ведущий на той
services.delovye-uslugi : . : юрист по разводу | визитки печать | патент оформить
services.prochie-uslugi : . : мойка ковров | сиделка | сайт заказать
business.gotovyy-biznes : . : бизнеси тайёр | продам кафешку | ошхона действующая
business.oborudovanie : . : тандыр | фритюрница | станок деревообрабатывающий
business.oborudovanie electronics.bytovaya-tehnika : . : морозилка для магазина
pets.selhozzhivotnye : . : гов ширдор | rjhjdf | буз
pets.sobaki : . : саг | алабайчик | овчарка подросток
pets.koshki : . : кошечка даром | гурба | британец вислоухий
pets.pticy pets.drugie-zhivotnye : . : мурги тухми | бедона | tovus | попугайчик говорящий
pets.rybki pets.tovary-dlya-zhivotnyh : . : корм рыбкам
pets.rybki : . : петушок рыбка | моҳича
pets.drugie-zhivotnye : . : черепашка | хамяк | кролик карликовый
pets.tovary-dlya-zhivotnyh : . : клетка | вискас | поводок
`);
