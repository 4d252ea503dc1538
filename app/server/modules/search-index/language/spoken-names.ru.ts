/** Names of makes and models as they are spoken, where the sound differs: `name: spoken names`. */
export const NAMES = `
camry: камри кемри кэмри
corolla: королла карола каролла
rav: рав
highlander: хайлендер хайландер
hilux: хайлюкс хилюкс
alphard: альфард
sienna: сиенна сиена
avensis: авенсис
yaris: ярис
fortuner: фортунер
sequoia: секвойя
tundra: тундра
prius: приус
lexus: лексус лехус
sportage: спортейдж спортаж спортач
sorento: соренто сорента
carnival: карнивал
morning: морнинг
cerato: серато церато
sonata: соната саната
elantra: элантра аванте
accent: акцент
solaris: солярис
tucson: туксон туссан
palisade: палисад
starex: старекс
porter: портер
getz: гетц
nexia: нексия
matiz: матиз
lacetti: лачетти ласетти
cobalt: кобальт
cruze: круз
spark: спарк
captiva: каптива
malibu: малибу
tahoe: тахо
astra: астра
vectra: вектра
zafira: зафира зафера
omega: омега
corsa: корса
meriva: мерива
insignia: инсигния
golf: гольф
passat: пассат
touareg: туарег
tiguan: тигуан
jetta: джетта
polo: поло
octavia: октавия
transit: транзит
sprinter: спринтер
vito: вито
focus: фокус
fusion: фьюжн
duster: дастер
logan: логан
qashqai: кашкай
teana: теана
trail: трейл трэйл
juke: жук
patrol: патрол
almera: альмера
pajero: паджеро
lancer: лансер
outlander: аутлендер
galant: галант
forester: форестер
outback: аутбек
legacy: легаси
accord: аккорд
civic: цивик сивик
fit: фит
pilot: пилот
tiggo: тигго
jolion: джолион
monjaro: монжаро
zeekr: зикр зеекр
changan: чанган
byd: бид бюд бид бьюд бивайди
chazor: чазор
song: сонг
seagull: сигал чайка
tesla: тесла
model: модел модель
auto: авто
li: ли лисян
lixiang: лисян
audi: ауди
kamaz: камаз
howo: хово хова
shacman: шакман
isuzu: исузу
caterpillar: катерпиллер
yutong: ютонг
honda: хонда
yamaha: ямаха
suzuki: сузуки
huawei: хуавей хуавэй
honor: хонор
realme: риалми реалми
tecno: техно текно
infinix: инфиникс
vivo: виво
pixel: пиксель
google: гугл
camon: камон
lenovo: леново ленова
asus: асус
acer: асер эйсер
dell: делл
huawei: хуавэй
ideapad: идеапад
vivobook: вивобук
zenbook: зенбук
pavilion: павилион
legion: легион
nitro: нитро
victus: виктус
latitude: латитюд
inspiron: инспирон
aspire: аспайр аспире
geforce: джифорс гефорс
ryzen: райзен
intel: интел
ipad: айпад айпэд
galaxy: гэлэкси
lg: лж элджи
tcl: тсл
hisense: хайсенс
artel: артел артель
midea: мидея
beko: беко
indesit: индезит
haier: хайер
gree: гри
jbl: джбл жбл
canon: кэнон канон
nikon: никон
epson: эпсон
logitech: логитек логитеч
dualsense: дуалсенс
dualshock: дуалшок
nintendo: нинтендо
switch: свитч
adidas: адидас
nike: найк
nivea: нивея
lattafa: латтафа
watch: вотч
usb: юсб
serie: серия
caterpillar: кат
`;
