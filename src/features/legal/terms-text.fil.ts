import type { Translated } from '#ui/spoken.ts';
import type { terms } from './terms-text.ts';

/** Begins with a sentence that the English one does not need: which of the two decides. */
export const fil: Translated<typeof terms> = {
  sections: [
    {
      title: '1. Ano ang mga tuntuning ito',
      body: [
        'Kung magkaiba ang tekstong Filipino at ang tekstong Ingles, ang Ingles ang masusunod.',
        'Ang Perya ay lobby ng mga lisensyadong laro sa Pilipinas. Ang mga tuntuning ito ang kasunduan ninyo at ng operator ng Perya. Kapag nagbukas kayo ng account o naglaro, tinatanggap ninyo ang mga ito. Kung hindi kayo sang-ayon sa alinmang bahagi, huwag munang mag-register.',
        'Maaari naming baguhin ang mga tuntuning ito. Sasabihin namin sa lobby bago magkabisa ang mahalagang pagbabago, at hindi nito binabago ang resulta ng tayang nailagay na.',
      ],
    },
    {
      title: '2. Sino ang puwedeng maglaro',
      body: ['Puwede lang kayong mag-register at maglaro kung totoo ang lahat ng ito:'],
      list: [
        'Kayo ay 21 taong gulang pataas.',
        'Nakatira kayo sa Pilipinas at nasa Pilipinas kapag naglalaro.',
        'Naglalaro kayo para sa sarili, gamit ang sariling pera, at hindi para sa iba.',
        'Wala kayo sa alinman sa mga grupong nakasulat sa ibaba.',
      ],
    },
    {
      title: '3. Sino ang hindi puwedeng mag-register o maglaro',
      body: ['Hindi pinapayagan ng mga tuntunin ng gaming regulator ang mga sumusunod:'],
      list: [
        'Mga opisyal ng gobyerno, at mga empleyadong may trabahong kaugnay ng pagpapatakbo ng gobyerno.',
        'Mga miyembro ng militar o ng pulisya.',
        'Mga wala pang 21 taong gulang.',
        'Mga nasa restricted-persons database ng regulator, sila man ang humiling o ang kanilang pamilya.',
        'Mga may gaming employment license.',
        'Sinumang nasa bukas o pampublikong lugar: maglaro sa bahay, o kung saan pinapayagan.',
      ],
      after: [
        'Hindi rin puwedeng mag-register ang mga staff at affiliate ng operator at ng mga provider ng laro, at ang mga kasama nila sa bahay.',
        'Mapupunta sa Gobyerno ang pera ng player na hindi puwedeng maglaro. Isinasara namin ang ganoong account kapag nalaman namin.',
      ],
    },
    {
      title: '4. Ang inyong account',
      list: [
        'Isang tao, isang account. Hindi ito puwedeng ibenta, ipahiram o ipamigay.',
        'Dapat totoo ang sinasabi ninyo sa amin: buong pangalan, birthday, address at mga dokumento. Pinagkukumpara namin ang mga ito bago ang unang withdrawal, at kapag hinihingi ng batas.',
        'Huwag ipaalam ang password ninyo. Ang sinumang mag-log in gamit ito ay naglalaro bilang kayo. Kung sa tingin ninyo ay may ibang nakakaalam, palitan ito at i-log out ang lahat ng ibang device.',
        'Kung hindi ma-verify ang ID ninyo sa loob ng tatlong araw matapos namin itong hingin, suspendido muna ang account hanggang ma-verify ito.',
        'Maaari naming i-disable ang account na ginagamit sa panloloko, money laundering, maraming account ng iisang tao, o automated na paglalaro. Sasabihin namin ang dahilan, at puwede kayong umapela sa customer service.',
      ],
    },
    {
      title: '5. Deposit',
      list: [
        'Piso ng Pilipinas (PHP) ang lahat. Walang ibang perang tinatanggap o ibinabayad.',
        'Hindi bababa sa ₱500 ang unang deposit.',
        'Mag-deposit lang mula sa account o e-wallet na nasa sarili ninyong pangalan.',
        'Papasok ang deposit kapag kinumpirma ng inyong bangko o e-wallet. Hindi namin kailanman hihilingin na magpadala kayo ng pera sa account ng isang tao.',
        'Kailangang maitaya ang deposit nang kahit isang beses bago ito ma-withdraw.',
      ],
    },
    {
      title: '6. Withdrawal',
      list: [
        'Pinoproseso ang mga withdrawal sa loob ng dalawang banking day.',
        'Sa bank account o e-wallet lang na nasa sarili ninyong pangalan at naka-link sa inyong account ipinapadala ang mga ito.',
        'Bago ang una, i-verify muna ang ID ninyo.',
        'Hindi puwedeng i-withdraw ang bonus. Kapag nasunod na ang mga kondisyon ng bonus, sa inyo na ito, pati ang napanalunan ninyo gamit ito.',
        'Maaari naming itanong kung saan galing ang pera kapag hinihingi ng batas laban sa money laundering, at i-hold muna ang withdrawal hanggang maging malinaw ito.',
      ],
    },
    {
      title: '7. Mga bonus at promo',
      list: [
        'May page ang bawat promo kung saan nakasulat ang petsa, mga kondisyon at ang ibinibigay nito. Bahagi ng mga tuntuning ito ang nakasulat doon.',
        'Para kumita ng bonus gamit ang libreng bonus, kailangan ng kahit isang valid na top-up.',
        'Isang beses lang ibinibigay ang bonus sa bawat tao, bahay, phone at payment account, maliban kung iba ang sinasabi ng page nito.',
        'Babawiin ang bonus na nakuha sa panloloko, pati ang napanalunan gamit ito.',
      ],
    },
    {
      title: '8. Mga laro',
      list: [
        'Mga lisensyadong provider ang gumagawa at nagpapatakbo ng mga laro. Ang resulta sa system ng provider ang bibilangin.',
        'Kung maputol ang koneksyon ninyo sa gitna ng round, tatapusin ang round ayon sa patakaran nito, at makikita ninyo ito sa inyong mga record.',
        'Hindi bilang ang round na nasira dahil sa mali ng system: ibabalik ang taya at walang ibabayad na panalo.',
        'Hindi mabubuksan ang larong may maintenance; hindi nito ginagalaw ang inyong balanse.',
      ],
    },
    {
      title: '9. Responsableng paglalaro',
      body: [
        'Libangan ang paglalaro, hindi paraan para kumita ng pera. Itaya lang ang kayang matalo, at tumigil kapag hindi na masaya.',
      ],
      list: [
        'Puwede kayong mag-set ng limit ng taya bawat araw, linggo at buwan. Agad ang pagbaba ng limit; ang pagtaas ay pagkaraan ng panahon para pag-isipan ito.',
        'Habang naglalaro kayo, sasabihin namin kung oras nang magpahinga.',
        'Puwede kayong mag-self-exclusion gaano man katagal. Habang naka-self-exclusion, hindi kayo makakapag-log in, walang ad na makakarating sa inyo, at hindi ito mababawi bago matapos ang panahon.',
        'Puwedeng hilingin ng inyong pamilya sa regulator na i-exclude kayo. Sasabihin ng customer service kung paano.',
      ],
    },
    {
      title: '10. Kapag may problema',
      body: [
        'Sumulat muna sa customer service; nasa bawat screen ito na may hinihingi sa inyo. Sinasagot namin ang mga reklamo sa loob ng pitong araw. Kung hindi kayo kontento sa sagot namin, puwede kayong lumapit sa gaming regulator.',
        'Pananagutan namin ang sarili naming mali. Hindi namin pananagutan ang nawalang phone, ang password na ipinaalam sa iba, o ang network na hindi gumagana.',
        'Sumusunod ang mga tuntuning ito sa batas ng Republika ng Pilipinas.',
      ],
    },
  ],
};
