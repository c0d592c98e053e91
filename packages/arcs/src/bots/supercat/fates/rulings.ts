// Rulings about the Fates, where their pages are silent or can be read in several ways.

export const FATE_RULINGS = {
  A140: [
    'A gain advances an objective directly if its marker moves at once (Magnate: a resource or Favor received in Negotiations); indirectly if more would be scored for it at the end of the chapter: the Steward as First Regent, the Founder as Outlaw, the Caretaker with a Golem, the Partisan in an ambition it is not outraged in, the Believer and the Admiral as Regent come to win a declared ambition; the Founder as Outlaw also controls a system more. The Advocate cannot be advanced like that, nor an objective that is completed.',
    'Приобретение продвигает задачу прямо, если её маркер сдвинется сразу (Негоциант: ресурс или услуга, полученные на переговорах), и косвенно, если в конце главы за неё засчиталось бы больше: начинают выигрывать объявленный замысел Наместник — первый регент, Основатель-отступник, Смотритель с големом, Партизан там, где на него не наложен запрет, Верующий и Адмирал-регент; Основатель-отступник также начинает править ещё в одной системе. Заступника так не продвинуть, как и выполненную задачу.',
  ],
} as const satisfies Record<string, readonly [string, string]>
