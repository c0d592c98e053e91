// The words of the pages that only the campaign has.

import type { Lang } from '@understudy/procedure'
import { en as crisesEn } from '../../crises/en.ts'
import { ru as crisesRu } from '../../crises/ru.ts'
import { en as edictsEn } from '../../edicts/en.ts'
import { ru as edictsRu } from '../../edicts/ru.ts'
import { en as admiralEn } from '../../fates/admiral/en.ts'
import { ru as admiralRu } from '../../fates/admiral/ru.ts'
import { en as advocateEn } from '../../fates/advocate/en.ts'
import { ru as advocateRu } from '../../fates/advocate/ru.ts'
import { en as believerEn } from '../../fates/believer/en.ts'
import { ru as believerRu } from '../../fates/believer/ru.ts'
import { en as caretakerEn } from '../../fates/caretaker/en.ts'
import { ru as caretakerRu } from '../../fates/caretaker/ru.ts'
import { en as founderEn } from '../../fates/founder/en.ts'
import { ru as founderRu } from '../../fates/founder/ru.ts'
import { en as magnateEn } from '../../fates/magnate/en.ts'
import { ru as magnateRu } from '../../fates/magnate/ru.ts'
import { en as partisanEn } from '../../fates/partisan/en.ts'
import { ru as partisanRu } from '../../fates/partisan/ru.ts'
import { en as stewardEn } from '../../fates/steward/en.ts'
import { ru as stewardRu } from '../../fates/steward/ru.ts'
import { en as golemsEn } from '../../golems/en.ts'
import { ru as golemsRu } from '../../golems/ru.ts'
import { en as negotiationEn } from '../../negotiation/en.ts'
import { ru as negotiationRu } from '../../negotiation/ru.ts'
import { en as setupEn } from '../../setup/en.ts'
import { ru as setupRu } from '../../setup/ru.ts'
import type { CampaignPageId } from '../../sources.ts'
import { en as summitEn } from '../../summit/en.ts'
import { ru as summitRu } from '../../summit/ru.ts'
import type { PageText } from '../../text/page-text.ts'
import { en as wisdomEn } from '../../wisdom/en.ts'
import { ru as wisdomRu } from '../../wisdom/ru.ts'
import { en as zealEn } from '../../zeal/en.ts'
import { ru as zealRu } from '../../zeal/ru.ts'

export const campaignPages: Record<Lang, Record<CampaignPageId, PageText<never>>> = {
  en: {
    WIS: wisdomEn,
    ZEAL: zealEn,
    SET: setupEn,
    FST: stewardEn,
    FFO: founderEn,
    FMA: magnateEn,
    FAD: advocateEn,
    FCA: caretakerEn,
    FPA: partisanEn,
    FAM: admiralEn,
    FBE: believerEn,
    EDI: edictsEn,
    SUM: summitEn,
    NEG: negotiationEn,
    GOL: golemsEn,
    CRI: crisesEn,
  },
  ru: {
    WIS: wisdomRu,
    ZEAL: zealRu,
    SET: setupRu,
    FST: stewardRu,
    FFO: founderRu,
    FMA: magnateRu,
    FAD: advocateRu,
    FCA: caretakerRu,
    FPA: partisanRu,
    FAM: admiralRu,
    FBE: believerRu,
    EDI: edictsRu,
    SUM: summitRu,
    NEG: negotiationRu,
    GOL: golemsRu,
    CRI: crisesRu,
  },
}
