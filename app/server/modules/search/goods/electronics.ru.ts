/** Electronics and machines of the house, as people ask for them; rows as `GOODS_ROWS` reads them. */
export const ELECTRONICS = `
electronics.telefony: телефон смартфон сотовый сотка мобильный мобилка мобильник труба трубка тел кнопочный кнопочник
electronics.telefony: звонилка бабушкофон раскладушка слайдер сенсорный сенсорник айфон айфончик яблоко iphone самсунг
electronics.telefony: galaxy редми redmi xiaomi поко poco сяоми хонор honor huawei хуавей realme реалми oppo оппо vivo
electronics.telefony: виво tecno техно infinix инфиникс itel ител nokia нокиа motorola моторола oneplus ванплюс
electronics.telefony: sony_xperia lg meizu мейзу nothing pixel пиксель blackview doogee hotwave oukitel vertu верту
electronics.telefony: zte телефони телефони_мобилӣ мобилӣ гӯшӣ гушак гушаки телефонча рабочий_телефон
electronics.telefony: телефон_на_запчасти разблокированный айклауд a52 a54 s21 s22 s23 s24 s25 note flip fold
electronics.telefony: стационарный_телефон радиотелефон домашний_телефон
electronics.noutbuki: ноутбук ноут ноутик нотик бук лептоп лаптоп лэптоп laptop notebook нетбук ультрабук хромбук
electronics.noutbuki: chromebook трансформер макбук macbook мак air_m1 air_m2 thinkpad тинкпад ideapad vivobook
electronics.noutbuki: zenbook probook elitebook pavilion inspiron latitude aspire nitro predator legion victus rog tuf
electronics.noutbuki: msi lenovo леново hp asus асус acer асер dell делл huawei_matebook matebook honor_magicbook
electronics.noutbuki: сумка_ноутбука игровой_ноутбук геймерский_ноутбук ноутбук_для_учебы ноутбук_для_работы core_i3
electronics.noutbuki: core_i5 core_i7 core_i9 ryzen ноутбуки ноутбукча
electronics.planshety: планшет планшетник таблет tablet таб айпад ipad galaxy_tab redmi_pad mi_pad matepad lenovo_tab
electronics.planshety: детский_планшет планшет_для_учебы графический_планшет wacom электронная_книга читалка kindle
electronics.planshety: киндл стилус apple_pencil пенсил планшет_с_симкой планшеты ipad_mini ipad_air ipad_pro
electronics.kompyutery: компьютер комп компик пк пека системник системный_блок десктоп моноблок imac аймак мак_мини
electronics.kompyutery: неттоп сервер игровой_компьютер игровой_пк геймерский_пк офисный_компьютер компутер компютар
electronics.kompyutery: монитор моник дисплей экран_компьютера принтер сканер мфу ксерокс картридж тонер плоттер
electronics.kompyutery: клавиатура клава мышка мышь коврик_для_мыши вебкамера веб_камера кулер вентилятор_компьютера
electronics.kompyutery: термопаста корпус_пк материнка материнская материнская_плата мамка видюха видеокарта видяха
electronics.kompyutery: gtx rtx geforce radeon процессор проц intel_core xeon оперативка оперативная
electronics.kompyutery: оперативная_память озу ddr3 ddr4 ddr5 ssd ссд nvme m2 hdd винчестер жесткий жёсткий_диск
electronics.kompyutery: жесткий_диск накопитель внешний_диск внешний_жесткий блок_питания бп ибп ups упс бесперебойник
electronics.kompyutery: стабилизатор роутер модем маршрутизатор вайфай wi_fi wifi_роутер свитч коммутатор
electronics.kompyutery: сетевая_карта звуковая_карта дисковод переходник_vga hdmi_vga флешка флэшка usb_флешка
electronics.kompyutery: кардридер usb_хаб компьютерный игровая_мышь игровая_клавиатура microtik mikrotik tp_link epson
electronics.kompyutery: canon_принтер hp_laserjet laserjet чернила компютер коврик
electronics.televizory: телевизор телик телек тв tv теливизор смарт_тв smart_tv смарт андроид_тв led oled qled плазма
electronics.televizory: кинескоп жк_телевизор 4k 43_дюйма 55_дюймов 32_дюйма 65_дюймов lg_телевизор samsung_телевизор
electronics.televizory: artel_телевизор тсл tcl hisense sony_bravia bravia skyworth xiaomi_tv пульт
electronics.televizory: пульт_от_телевизора пульт_тв тв_бокс tv_box приставка_тв тв_приставка тюнер ресивер
electronics.televizory: спутниковая тарелка_спутниковая спутниковая_антенна антенна кронштейн кронштейн_для_телевизора
electronics.televizory: крепление_телевизора подставка_телевизора цифровая_приставка t2 экран_телевизора
electronics.televizory: матрица_телевизора телевизион оинаи_нилгун оинаи приставка
electronics.bytovaya-tehnika: холодильник холодос холодильничек яхдон морозильник морозилка морозильная_камера
electronics.bytovaya-tehnika: ларь_морозильный яхкунак стиральная_машина стиралка стиральная стиралмашина полуавтомат
electronics.bytovaya-tehnika: мошини_ҷомашӯӣ ҷомашӯӣ сушильная_машина посудомойка посудомоечная мошини_зарфшӯӣ плита
electronics.bytovaya-tehnika: газплита газовая_плита электроплита плитка_электрическая индукционная варочная
electronics.bytovaya-tehnika: варочная_панель духовка духовой духовой_шкаф вытяжка микроволновка микроволновая свч
electronics.bytovaya-tehnika: микроволновая_печь печка печка_электрическая блендер миксер тостер чайник_электрический
electronics.bytovaya-tehnika: электрочайник термопот кофемолка кофеварка кофемашина турка_электрическая хлебопечка
electronics.bytovaya-tehnika: соковыжималка пароварка мультиварка рисоварка скороварка_электрическая фритюрница фритюр
electronics.bytovaya-tehnika: гриль аэрогриль мангал_электрический шашлычница электрошашлычница электромясорубка
electronics.bytovaya-tehnika: мясорубка гӯштқимакунак комбайн кухонный_комбайн слайсер измельчитель пылесос
electronics.bytovaya-tehnika: робот_пылесос моющий_пылесос пароочиститель парогенератор отпариватель утюг дазмол
electronics.bytovaya-tehnika: дарзмол гладильная кондиционер кондер кондей сплит сплит_система хунуккунак вентилятор
electronics.bytovaya-tehnika: напольный_вентилятор бодкунак бодбезак увлажнитель осушитель очиститель_воздуха
electronics.bytovaya-tehnika: мойка_воздуха сушилка сушилка_для_фруктов дегидратор обогреватель гармкунак калорифер
electronics.bytovaya-tehnika: тепловентилятор тепловая_пушка масляный_обогреватель батарея_масляная конвектор камин
electronics.bytovaya-tehnika: электрокамин котел котёл газовый_котел водонагреватель бойлер титан аристон ariston
electronics.bytovaya-tehnika: нагреватель_воды кулер_для_воды диспенсер фильтр_для_воды очиститель_воды насос_аква
electronics.bytovaya-tehnika: швейная_машинка швейная_машина швейка чархи_дарзӣ чархи_дарздӯзӣ оверлок вафельница
electronics.bytovaya-tehnika: йогуртница мороженица весы весы_кухонные генератор_бытовой сепаратор маслобойка
electronics.bytovaya-tehnika: яйцеварка попкорн бутербродница электропечь духовка_электрическая тандыр_электрический
electronics.bytovaya-tehnika: чангкашак оташдон samsung_холодильник lg_холодильник artel артель dyson дайсон bosch бош
electronics.bytovaya-tehnika: indesit индезит beko midea мидея gorenje siemens philips филипс tefal тефаль moulinex
electronics.bytovaya-tehnika: redmond polaris ninja delonghi делонги мошини_дарздӯзӣ мошини_ҷомашӯйӣ мошини_қима
electronics.bytovaya-tehnika: чайник радиатор генератор
electronics.audio-i-video: наушники наушник airpods аирподс эйрподс уши гарнитура блютуз_наушники bluetooth_наушники
electronics.audio-i-video: tws колонка колонки jbl портативная_колонка блютуз_колонка буфер бумбокс музыкальный_центр
electronics.audio-i-video: саундбар домашний_кинотеатр усилитель сабвуфер микшер микшерный пульт_диджея dj_пульт
electronics.audio-i-video: микрофон петличка петличный_микрофон караоке караоке_микрофон видеокамера камера камеры
electronics.audio-i-video: экшн_камера gopro гопро дрон квадрокоптер dji дрон_с_камерой фотоаппарат фотик фотокамера
electronics.audio-i-video: зеркалка зеркальный canon nikon sony_alpha полароид polaroid instax объектив объективы
electronics.audio-i-video: вспышка штатив стабилизатор_камеры стедикам гимбал кольцевая_лампа софтбокс проектор
electronics.audio-i-video: кинопроектор экран_для_проектора видеонаблюдение камера_видеонаблюдения камера_наблюдения
electronics.audio-i-video: ip_камера wifi_камера гитара электрогитара укулеле пианино рояль синтезатор клавиши баян
electronics.audio-i-video: аккордеон гармошка гармонь барабан барабаны ударная_установка дутар рубоб рубаб ғиҷҷак
electronics.audio-i-video: гиджак доира дойра таблак сетор танбур най флейта саксофон труба скрипка виолончель кларнет
electronics.audio-i-video: музыкальный_инструмент струны магнитофон магнитафон кассетный кассета кассеты диктофон
electronics.audio-i-video: плеер mp3 mp3_плеер радио радиоприемник радиоприёмник приемник патефон виниловый винил
electronics.audio-i-video: пластинки проигрыватель dvd двд видеомагнитофон домофон видеодомофон рация рации рацию
electronics.audio-i-video: бинокль телескоп микроскоп суратгирак баландгӯяк гӯшмонак асбоби_мусиқӣ микрафон
electronics.audio-i-video: бумажный_фотоаппарат marshall sony_wh наушники_sony
electronics.igrovye-pristavki: приставка игровая_приставка игровая_консоль консоль playstation плейстейшен плейстейшн
electronics.igrovye-pristavki: плейстешн ps пс пс3 пс4 пс5 пс2 ps2 ps3 ps4 ps5 соня сони_плейстейшен сонька xbox
electronics.igrovye-pristavki: иксбокс хбокс series_s series_x nintendo нинтендо switch свитч денди dendy сега sega
electronics.igrovye-pristavki: psp psvita псп gameboy геймбой тетрис джойстик геймпад джой контроллер dualshock
electronics.igrovye-pristavki: dualsense руль игровой_руль logitech_руль игры диск_игра диски_с_играми игровой_диск
electronics.igrovye-pristavki: диски_ps fifa фифа фифа_25 fc25 gta гта mortal_kombat мортал_комбат ufc_игра
electronics.igrovye-pristavki: очки_виртуальной vr vr_очки виртуальная_реальность виртуальной_реальности oculus quest
electronics.igrovye-pristavki: геймпад_для_телефона картридж_денди картриджи steam_deck стим_дек аккаунт_ps
electronics.igrovye-pristavki: игровое_кресло_приставка бозиҳо консолча прокат_приставки плойка_5 плойка_4 плойка_3
electronics.igrovye-pristavki: плойка_2 сони_плойка плойка_сони плойка_слим плойка_про плойка_игры плойка_джойстик
electronics.igrovye-pristavki: игровая_плойка очки
electronics.aksessuary: флешка флэшка usb_флешка чехол чехольчик чехлы_на_телефон ғилоф бампер_на_телефон
electronics.aksessuary: стекло_на_телефон защитное_стекло бронестекло броня бронь гидрогелевая пленка_на_телефон
electronics.aksessuary: зарядка зарядник зарядное зарядное_устройство блок_зарядки адаптер адаптер_питания переходник
electronics.aksessuary: кабель шнур шнурок провод_зарядки type_c тайпси lightning лайтнинг usb_кабель
electronics.aksessuary: беспроводная_зарядка magsafe пауэрбанк повербанк powerbank павербанк внешний_аккумулятор пауэр
electronics.aksessuary: смарт_часы умные_часы smartwatch смартчасы apple_watch эпл_вотч galaxy_watch фитнес_браслет
electronics.aksessuary: mi_band мибэнд ми_бэнд amazfit часы_детские_gps ремешок ремешок_на_часы селфи селфи_палка
electronics.aksessuary: монопод держатель_телефона попсокет кольцо_на_телефон штатив_для_телефона стилус_телефона
electronics.aksessuary: карта_памяти микросд microsd sd_карта флешка_otg otg наклейка_на_телефон симка сим_карта
electronics.aksessuary: красивый_номер номер_телефона сим батарейка батарейки аккумулятор_телефона батарея_айфон
electronics.aksessuary: дисплей_айфон экран_айфон экран_телефона тачскрин задняя_крышка hub хаб кардридер
electronics.aksessuary: наклейки_клавиатура чехол_для_ноутбука сумка_для_ноутбука чехол_ipad клавиатура_для_планшета
electronics.aksessuary: охлаждение_ноутбука подставка_для_ноутбука зарядка_ноутбука зарядное_ноутбука пуркунанда
electronics.aksessuary: разветвитель удлинитель_usb hdmi кабель_hdmi пульт_кондиционера airtag эйртег
electronics.aksessuary: наушники_проводные аксессуары_телефон соатҳои_ҳушманд штатив стилус держатель номер наклейка
electronics.aksessuary: фитнесбраслет
`;
