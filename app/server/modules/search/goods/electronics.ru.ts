/** Electronics and machines of the house, as people ask for them; rows as `GOODS_ROWS` reads them. */
export const ELECTRONICS = `
electronics.telefony: телефон смартфон сотовый мобильный мобилка мобильник труба трубка тел кнопочный кнопочник
electronics.telefony: звонилка бабушкофон раскладушка слайдер сенсорный сенсорник айфон айфончик яблоко iphone самсунг
electronics.telefony: galaxy редми redmi xiaomi поко poco сяоми хонор honor huawei хуавей realme реалми oppo оппо vivo
electronics.telefony: виво tecno техно infinix инфиникс itel ител nokia нокиа motorola моторола oneplus ванплюс
electronics.telefony: sony_xperia lg meizu мейзу nothing pixel пиксель blackview doogee hotwave oukitel vertu верту
electronics.telefony: zte телефони телефони_мобилӣ мобилӣ гӯшӣ гушак гушаки телефонча рабочий_телефон
electronics.telefony: телефон_на_запчасти разблокированный айклауд a52 a54 s21 s22 s23 s24 s25 note flip fold
electronics.telefony: стационарный_телефон радиотелефон домашний_телефон айфончик_бу айфон_в_рассрочку
electronics.telefony: телефон_в_рассрочку телефон_бу телефон_недорогой дешевый_телефон игровой_телефон
electronics.telefony: телефон_для_ребенка телефон_для_бабушки телефон_с_кнопками кнопочный_телефон нокия_кнопочный
electronics.telefony: нокия nokia_3310 нокиа_3310 телефон_с_хорошей_камерой телефон_256 телефон_128 се_2020 iphone_se
electronics.telefony: айфон_se айфон_хр айфон_xs iphone_x айфон_x айфон_10 айфон_8 айфон_7 айфон_6 samsung_a15
electronics.telefony: самсунг_а54 самсунг_s23 редми_ноут редми_13 redmi_note редми_12 поко_х6 poco_x6 poco_f5 zflip
electronics.telefony: z_fold складной_телефон спутниковый_телефон телефони_арзон телефони_нав телефони_бу айфони
electronics.telefony: телефонҳо смартфонча труба_бу хиаоми ксаоми сяомий ксиоми шаоми
electronics.noutbuki: ноутбук ноут ноутик нотик бук лептоп лаптоп лэптоп laptop notebook нетбук ультрабук хромбук
electronics.noutbuki: chromebook трансформер макбук macbook мак air_m1 air_m2 thinkpad тинкпад ideapad vivobook
electronics.noutbuki: zenbook probook elitebook pavilion inspiron latitude aspire nitro predator legion victus rog tuf
electronics.noutbuki: msi lenovo леново hp asus асус acer асер dell делл huawei_matebook matebook honor_magicbook
electronics.noutbuki: сумка_ноутбука игровой_ноутбук геймерский_ноутбук ноутбук_для_учебы ноутбук_для_работы core_i3
electronics.noutbuki: core_i5 core_i7 core_i9 ryzen ноутбуки ноутбукча ноут_для_учебы ноут_игровой ноут_бу ноутбук_бу
electronics.noutbuki: ноутбук_недорого нотбук ноудбук ноутбуки_нав ноутбуки_арзон ноут_hp ноут_асер ноут_леново легион
electronics.noutbuki: тинкбук thinkbook yoga йога_ноутбук galaxy_book mi_notebook ноутбук_сенсорный ноут_i5 ноут_i7
electronics.noutbuki: macbook_pro макбук_про макбук_эйр айр_м1 macbook_m2 компютари_дастӣ
electronics.planshety: планшет планшетник таблет tablet таб айпад ipad galaxy_tab redmi_pad mi_pad matepad lenovo_tab
electronics.planshety: детский_планшет планшет_для_учебы графический_планшет wacom электронная_книга читалка kindle
electronics.planshety: киндл стилус apple_pencil пенсил планшет_с_симкой планшеты ipad_mini ipad_air ipad_pro
electronics.planshety: планшет_для_ребенка планшет_для_рисования планшет_самсунг планшет_бу планшети планшетка
electronics.planshety: айпад_эйр айпад_про айпад_мини детский_планшетик планшет_клавиатура tab_s9 таб_а9 redmi_pad_se
electronics.planshety: honor_pad lenovo_m10 электронная_читалка pocketbook редми_пад ipad_9 ipad_10 самсунг_таб таб_а8
electronics.planshety: таб_с6 таб_s9 samsung_tab сяоми_пад xiaomi_pad huawei_matepad матепад mediapad леново_таб
electronics.planshety: планшетик планшет_детский планшет_ребенку планшет_со_стилусом планшет_с_клавиатурой
electronics.planshety: планшет_с_сим планшет_андроид планшет_недорого планшет_10_дюймов планшет_8 планшет_11
electronics.planshety: графический_планшет_экран ридер букридер покетбук kindle_paperwhite планшети_бачагона
electronics.planshety: планшети_самсунг планшети_арзон планшет_айпад аймпад windows_планшет surface surface_pro
electronics.planshety: сурфейс teclast chuwi blackview_tab doogee_tab oukitel_tab планшет_lenovo планшет_huawei
electronics.planshety: планшет_samsung планшет_apple планшет_xiaomi
electronics.kompyutery: компьютер комп компик пк пека системник системный_блок десктоп моноблок imac аймак мак_мини
electronics.kompyutery: неттоп сервер игровой_компьютер игровой_пк геймерский_пк офисный_компьютер компутер компютар
electronics.kompyutery: монитор моник дисплей экран_компьютера принтер сканер мфу ксерокс картридж тонер плоттер
electronics.kompyutery: клавиатура клава мышка мышь коврик_для_мыши вебкамера веб_камера кулер вентилятор_компьютера
electronics.kompyutery: термопаста корпус_пк материнка материнская материнская_плата мамка видюха видеокарта видяха
electronics.kompyutery: gtx rtx geforce radeon процессор проц intel_core xeon оперативка оперативная
electronics.kompyutery: оперативная_память озу ddr3 ddr4 ddr5 ssd ссд nvme m2 hdd винчестер жесткий жёсткий_диск
electronics.kompyutery: жесткий_диск накопитель внешний_диск внешний_жесткий блок_питания бп ибп ups упс бесперебойник
electronics.kompyutery: стабилизатор роутер модем маршрутизатор вайфай wi_fi wifi_роутер свитч коммутатор
electronics.kompyutery: сетевая_карта звуковая_карта дисковод переходник_vga hdmi_vga флешка флэшка кардридер usb_хаб
electronics.kompyutery: компьютерный игровая_мышь игровая_клавиатура microtik mikrotik tp_link epson canon_принтер
electronics.kompyutery: hp_laserjet laserjet чернила компютер компьютерчик компьютер_в_сборе компьютер_для_игр
electronics.kompyutery: сборка_пк комп_для_игр бу_компьютер компьютери мини_пк nuc монитор_27 монитор_24 монитор_144
electronics.kompyutery: игровой_монитор изогнутый_монитор цветной_принтер лазерный_принтер принтер_бу принтери
electronics.kompyutery: фотопринтер принтер_epson термопринтер краска_для_принтера бумага_а4 сканер_документов
electronics.kompyutery: клавиатура_механическая механическая_клавиатура беспроводная_мышь мышка_игровая
electronics.kompyutery: мышка_беспроводная коврик_игровой колонки_компьютерные микрофон_компьютерный вебка web_камера
electronics.kompyutery: наушники_игровые ssd_диск ссд_диск твердотельный hdd_1тб жесткий_1_тб оператива rtx_3060
electronics.kompyutery: rtx_4060 gtx_1660 rx_580 видеокартаи кулер_процессора водяное_охлаждение wifi_адаптер
electronics.kompyutery: вайфай_роутер роутер_4g 4g_модем мегафон_модем роутер_тп_линк усилитель_wifi репитер
electronics.kompyutery: сетевой_кабель патчкорд витая_пара сервер_бу рак_сервер игровое_кресло windows_ключ
electronics.kompyutery: ups_бесперебойник коврик
electronics.televizory: телевизор телик телек тв tv теливизор смарт_тв smart_tv смарт андроид_тв led oled qled плазма
electronics.televizory: кинескоп жк_телевизор 4k 43_дюйма 55_дюймов 32_дюйма 65_дюймов lg_телевизор samsung_телевизор
electronics.televizory: artel_телевизор тсл tcl hisense sony_bravia bravia skyworth xiaomi_tv пульт
electronics.televizory: пульт_от_телевизора пульт_тв тв_бокс tv_box приставка_тв тв_приставка тюнер ресивер
electronics.televizory: спутниковая тарелка_спутниковая спутниковая_антенна антенна кронштейн кронштейн_для_телевизора
electronics.televizory: крепление_телевизора подставка_телевизора цифровая_приставка t2 экран_телевизора
electronics.televizory: матрица_телевизора телевизион оинаи_нилгун оинаи телевизор_бу телевизорча телевизори_нав
electronics.televizory: телевизори_калон телевизори_арзон телек_бу телевизор_32 телевизор_43 телевизор_50 телевизор_55
electronics.televizory: телевизор_65 телевизор_75 маленький_телевизор старый_телевизор телевизор_на_кухню
electronics.televizory: кухонный_телевизор ремот пульти_телевизор крепеж_тв подвес_тв тумба_тв иптв iptv android_box
electronics.televizory: цифровой_тюнер антенна_тв спутниковая_тарелка тарелка_антенна тв_антенна экран_тв samsung_qled
electronics.televizory: lg_oled приставка
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
electronics.bytovaya-tehnika: redmond polaris ninja delonghi делонги холодильник_бу холодильник_двухкамерный
electronics.bytovaya-tehnika: холодильник_маленький мини_холодильник яхдони_нав яхдони_арзон стиралка_автомат
electronics.bytovaya-tehnika: стиралка_бу машина_стиральная стиральная_машинка стиральный посудомойка_бу печь_газовая
electronics.bytovaya-tehnika: газ_плита плита_газовая газовый_баллон баллон_газовый_бытовой газовая_печь чайник_электр
electronics.bytovaya-tehnika: чайники_барқӣ электро_чайник самовар_электрический электросамовар тандир_электрический
electronics.bytovaya-tehnika: печь_тандыр чапати самбуса_аппарат блендер_погружной погружной_блендер
electronics.bytovaya-tehnika: стационарный_блендер измельчитель_мяса кофемашина_дом кофе_машина турка чоппер_кухонный
electronics.bytovaya-tehnika: вакууматор_дом электрогриль контактный_гриль тостер_сэндвич мультипечь сушка_фруктов
electronics.bytovaya-tehnika: сушилка_овощей пылесос_вертикальный вертикальный_пылесос беспроводной_пылесос
electronics.bytovaya-tehnika: пылесос_моющий робот_пылесоса паровая_швабра швабра_паровая утюг_паровой
electronics.bytovaya-tehnika: утюг_отпариватель вертикальный_отпариватель доска_гладильная гладильная_доска
electronics.bytovaya-tehnika: сушилка_для_белья вентилятори кондиционер_бу кондиционер_12 кондиционери_нав
electronics.bytovaya-tehnika: мобильный_кондиционер оконный_кондиционер воздухоохладитель охладитель обогреватели
electronics.bytovaya-tehnika: электрообогреватель инфракрасный_обогреватель печка_буржуйка буржуйка печь_угольная
electronics.bytovaya-tehnika: котел_дровяной водонагреватель_50 водонагреватель_80 аристон_80 кулер_вода
electronics.bytovaya-tehnika: помпа_для_воды фильтр_вода ионизатор стабилизатор_холодильника машинка_швейная зингер
electronics.bytovaya-tehnika: singer подольск чайка_швейная оверлок_дом мясорубка_электрическая гуштқимакунак
electronics.bytovaya-tehnika: весы_напольные весы_кухня мошини_дарздӯзӣ мошини_ҷомашӯйӣ мошини_қима машинка_автомат
electronics.bytovaya-tehnika: стиральная_автомат чайник радиатор генератор титан_для_воды титан_аристон титан_вода
electronics.bytovaya-tehnika: титан_электрический мантоварка_электрическая электромантоварка электроказан
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
electronics.audio-i-video: бумажный_фотоаппарат marshall sony_wh наушники_sony уши_блютуз беспроводные_наушники
electronics.audio-i-video: наушники_jbl наушники_проводные накладные_наушники игровые_наушники airpods_pro аирподс_про
electronics.audio-i-video: airpods_max колонка_jbl колонка_бу колонка_для_дома колонка_большая акустическая_система
electronics.audio-i-video: акустика колонка_с_микрофоном микрофон_караоке караоке_система радиомикрофон
electronics.audio-i-video: усилитель_звука эквалайзер пульт_микшер dj_контроллер синтезатор_yamaha клавиши_ямаха
electronics.audio-i-video: гитара_акустическая акустическая_гитара классическая_гитара бас_гитара электро_гитара
electronics.audio-i-video: чехол_гитара медиатор пианино_электронное цифровое_пианино зурна карнай_инструмент
electronics.audio-i-video: рубоби_бадахшонӣ рубоби_кашқарӣ домра мандолина балалайка скрипка_детская губная_гармошка
electronics.audio-i-video: фотик_canon фотоаппарат_sony canon_600d вебкамера_стрим видеокамера_sony кассетник дрон_dji
electronics.audio-i-video: квадракоптер мини_дрон дрон_детский камера_wifi камера_наружная камера_скрытая мини_камера
electronics.audio-i-video: видеоняня_камера домофон_видео радиостанция рации_пара бинокл бинокль_ночной прибор_ночного
electronics.audio-i-video: проектор_домашний мини_проектор экран_проектора dvd_плеер кинотеатр граммофон магнитола_дом
electronics.igrovye-pristavki: приставка игровая_приставка игровая_консоль консоль playstation плейстейшен плейстейшн
electronics.igrovye-pristavki: плейстешн ps пс пс3 пс4 пс5 пс2 ps2 ps3 ps4 ps5 соня сони_плейстейшен сонька xbox
electronics.igrovye-pristavki: иксбокс хбокс series_s series_x nintendo нинтендо switch свитч денди dendy сега sega
electronics.igrovye-pristavki: psp psvita псп gameboy геймбой тетрис джойстик геймпад джой контроллер dualshock
electronics.igrovye-pristavki: dualsense руль игровой_руль logitech_руль игры диск_игра диски_с_играми игровой_диск
electronics.igrovye-pristavki: диски_ps fifa фифа фифа_25 fc25 gta гта mortal_kombat мортал_комбат ufc_игра
electronics.igrovye-pristavki: очки_виртуальной vr vr_очки виртуальная_реальность виртуальной_реальности oculus quest
electronics.igrovye-pristavki: геймпад_для_телефона картридж_денди картриджи steam_deck стим_дек аккаунт_ps
electronics.igrovye-pristavki: игровое_кресло_приставка бозиҳо консолча прокат_приставки приставка_бу
electronics.igrovye-pristavki: приставка_для_детей приставка_сега приставка_денди ps4_бу ps5_slim пс4_про пс4_слим
electronics.igrovye-pristavki: сони_3 сони_4 сони_5 сонӣ_плейстейшн соня_4 соня_5 иксбокс_360 xbox_360 xbox_one
electronics.igrovye-pristavki: геймпад_ps4 джойстик_ps4 джойстик_ps5 джойстик_xbox джойстики джостик жойстик дуалшок
electronics.igrovye-pristavki: диск_ps4 диски_ps5 игра_ps4 игры_ps4 fc_24 fc_26 ретро_приставка
electronics.igrovye-pristavki: игровая_консоль_портативная портативная_приставка нинтендо_свитч psp_бу ps_vita шлем_vr
electronics.igrovye-pristavki: vr_шлем педали руль_с_педалями руль_logitech аккаунт_сони подписка_ps_plus ps_plus
electronics.igrovye-pristavki: плойка_5 плойка_4 плойка_3 плойка_2 сони_плойка плойка_сони плойка_слим плойка_про
electronics.igrovye-pristavki: плойка_игры плойка_джойстик игровая_плойка очки
electronics.aksessuary: флешка флэшка чехол чехольчик чехлы_на_телефон ғилоф бампер_на_телефон стекло_на_телефон
electronics.aksessuary: защитное_стекло бронестекло броня бронь гидрогелевая пленка_на_телефон зарядка зарядник
electronics.aksessuary: зарядное зарядное_устройство блок_зарядки адаптер адаптер_питания переходник кабель шнур
electronics.aksessuary: шнурок провод_зарядки type_c тайпси lightning лайтнинг usb_кабель беспроводная_зарядка magsafe
electronics.aksessuary: пауэрбанк повербанк powerbank павербанк внешний_аккумулятор пауэр смарт_часы умные_часы
electronics.aksessuary: smartwatch смартчасы apple_watch эпл_вотч galaxy_watch фитнес_браслет mi_band мибэнд ми_бэнд
electronics.aksessuary: amazfit часы_детские_gps ремешок ремешок_на_часы селфи селфи_палка монопод держатель_телефона
electronics.aksessuary: попсокет кольцо_на_телефон штатив_для_телефона стилус_телефона карта_памяти микросд microsd
electronics.aksessuary: sd_карта флешка_otg otg наклейка_на_телефон симка сим_карта красивый_номер номер_телефона сим
electronics.aksessuary: батарейка батарейки аккумулятор_телефона батарея_айфон дисплей_айфон экран_айфон
electronics.aksessuary: экран_телефона тачскрин задняя_крышка hub хаб кардридер наклейки_клавиатура чехол_для_ноутбука
electronics.aksessuary: сумка_для_ноутбука чехол_ipad клавиатура_для_планшета охлаждение_ноутбука
electronics.aksessuary: подставка_для_ноутбука зарядка_ноутбука зарядное_ноутбука пуркунанда разветвитель
electronics.aksessuary: удлинитель_usb hdmi кабель_hdmi пульт_кондиционера airtag эйртег наушники_проводные
electronics.aksessuary: аксессуары_телефон соатҳои_ҳушманд чехол_айфон чехол_samsung чехол_книжка силиконовый_чехол
electronics.aksessuary: противоударный_чехол чехол_прозрачный кейс_airpods чехол_airpods стекло_айфон защитная_пленка
electronics.aksessuary: пленка_гидрогель стекло_планшет зарядка_айфон зарядка_type быстрая_зарядка зарядка_20w
electronics.aksessuary: зарядка_самсунг блок_айфон кубик_зарядки шнур_айфон шнур_type_c кабель_лайтнинг автозарядка
electronics.aksessuary: зарядка_для_часов повербанк_20000 пауэрбанк_10000 магсейф часы_смарт смарт_вотч watch_ultra
electronics.aksessuary: apple_watch_se ремешок_apple браслет_сяоми наушник_проводной карта_памяти_64 sd_карта_128
electronics.aksessuary: флешка_телефон держатель_авто_телефон подставка_телефон кольцо_держатель палка_селфи
electronics.aksessuary: монопод_блютуз стилус_ipad пенсил_айпад красивые_номера номер_тселл номер_мегафон симкарта
electronics.aksessuary: сим_карта_мегафон дисплей_телефона экран_редми экран_самсунг батарея_телефона
electronics.aksessuary: аккумулятор_айфон разъем_зарядки корпус_айфон крышка_айфон пуркунандаи_телефон ғилофи_телефон
electronics.aksessuary: шиша_барои_телефон шишаи_телефон гаражник лампа_кольцевая флешка_64 флешка_32 флешка_16
electronics.aksessuary: флешка_128 штатив стилус держатель номер наклейка фитнесбраслет
`;
