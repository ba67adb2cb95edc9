/**
 * What the days from Monday on are called, as CLDR 48 has it for languages that the assistant has no words of: those of
 * `unit-names.ts`. Written down and folded, since asking `Intl` for them took 100 ms of each start.
 */
export const dayNames: readonly string[] = [
  "الاثنين понеделник pondeli mandag δευτερα esmaspaev دوشنبه maanantai समवर ponedjeljak hetfo 月曜日 월요일 pirmadienis pirmdiena isnin poniedzialek luni понедельник pondelok ponedeljek понедељак วนจนทร понеділок 星期一",
  "الثلاثاء вторник utery tirsdag τριτη teisipaev tiistai मगलवर utorak kedd selasa 火曜日 화요일 antradienis otrdiena wtorek marti utorok torek уторак tisdag วนองคาร вівторок 星期二",
  "الاربعاء сряда streda onsdag τεταρτη kolmapaev چهارشنبه keskiviikko बधवर srijeda szerda rabu 水曜日 수요일 treciadienis tresdiena sroda miercuri среда sreda วนพธ середа 星期三",
  "الخميس четвъртък ctvrtek torsdag πεμπτη neljapaev پنجشنبه torstai गरवर cetvrtak csutortok kamis 木曜日 목요일 ketvirtadienis ceturtdiena khamis czwartek joi четверг stvrtok cetrtek четвртак วนพฤหสบด четвер 星期四",
  "الجمعة петък patek fredag παρασκευη reede جمعه perjantai शकरवर petak pentek jumat 金曜日 금요일 penktadienis piektdiena jumaat piatek vineri пятница piatok petek петак วนศกร пʼятниця 星期五",
  "السبت събота sobota lordag σαββατο laupaev شنبه lauantai शनवर subota szombat sabtu 土曜日 토요일 sestadienis sestdiena sambata суббота субота วนเสาร 星期六",
  "الاحد неделя nedele sondag κυριακη puhapaev یکشنبه sunnuntai रववर nedjelja vasarnap minggu 日曜日 일요일 sekmadienis svetdiena ahad niedziela duminica воскресенье nedela nedelja недеља วนอาทตย неділя 星期日",
];
