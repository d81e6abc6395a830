// Words that look like a slip of a word of the trade but are words of their own.

const WORDS = `
about after again along being below board bring cover doing every first great green grand
group having heard heart hours light lower might minor mirror month needs never other
paper parts phone please power price quote ready right round shape share short since small
sound space start state still style table there these thick think those three today total
touch under until using value water where which white while whole would years young black
point store story could should paid spent beach bread cable chart claim clock coach couch
count court dance dream drink field fight final force frank front fruit funny guess horse
human image judge knife later laugh learn leave legal level limit lunch major maker march
match maybe meter model money mouse mouth movie music night noise north novel nurse ocean
offer order owner peace photo piano pilot pizza place plane plate prime prior proud quick
quiet radio raise reach river scene score sense serve shirt shock shoot skill sleep smile
solve south speak speed spend sport staff stage stand steal stick stock stone storm study
stuff sugar sweet teach thank theme thing third title tough tower track trade train treat
trial truck trust truth twice uncle union usual video visit voice waste watch wheel woman
world worry worse worst worth write wrong youth going wants needed looking weather better
letter matter number person second summer winter mother father sister brother ignore
recipe hello sure bitter doctor dinner flower garden corner center within without between
nothing something anything everything weekend picking making parking talking walking
working getting putting already quarter plumber rafter stud carpenter painter roofer
smoker smokers nicotine cigarette cigar installer electrician marked packed backed finally ceased
senior details dented context whether simple stream warnings requires longer appear during warning setting
rather changed contained though certain started handled older leading listed remote remaining
appears settings designed render larger pointer amount detail backward later sending ending
reached expose marker slash contact skipping showing failing manage manager regarding storing
causing owned slower reused filled driver printing pointed enter timing sorting measure
providers distributing quality compose secret secure cleared existing survive chance change
showed shows show showings heading ought contrast stating bother falling resume harder deliver
overlap brought locked fairly driven sharing saying raising seeing closest connecting counting
dropping thought regard contacts seeking strange preview rotate preset report filed locking
inspecting country featured gallery wasted overly regards intern waiter imagine selling warned
wanted reveal amounts bridge alters titled smarter clever approve helped handed culture
wording stroke hanging enclose organized firing shaking spaced packet concert suited player
played waited complaint placing wasting waste biased filing charged charge coming doubled
bounced jumped cranky turned called asked looked seemed moved lived rented owns belongs
harden hardened hardener hardeners leaning planted planting washed residue residues belongings relaying leasing gleaning sizing seating bating
lanai laying render rendered fencing hoarding bracing tracing placed erected spread trashed parched
`;

export const REAL_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
