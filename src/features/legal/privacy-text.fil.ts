import type { Translated } from '#ui/spoken.ts';
import type { privacy } from './privacy-text.ts';

/** Begins with a sentence that the English one does not need: which of the two decides. */
export const fil: Translated<typeof privacy> = {
  sections: [
    {
      title: '1. Sa madaling salita',
      body: ['Kung magkaiba ang tekstong Filipino at ang tekstong Ingles, ang Ingles ang masusunod.'],
      list: [
        'Itinatago lang namin ang kailangan ng inyong account at ng batas, at wala para sa mga ad.',
        'Walang tracking ng ibang kumpanya sa app na ito, at hindi ibinebenta ang inyong data.',
        'Kapag nag-log out kayo, binubura sa phone na ito ang anumang sa inyo.',
        'Puwede ninyong tingnan, itama at burahin ang inyong data; tingnan ang bahagi 7.',
      ],
    },
    {
      title: '2. Ano ang itinatago sa device na ito',
      body: [
        'Itinatago ng app ang mga sumusunod sa storage ng inyong browser, para magbukas ito kahit mahina o walang signal:',
      ],
      list: [
        'Ang app mismo, mga picture ng laro, ang listahan ng mga laro at ang settings ng lobby. Pareho ito para sa lahat.',
        'Habang naka-log in kayo: isang token na kumakatawan sa inyong session, ang balanse at profile ninyo noong huling nakita, mga paborito at mga nilaro ninyo.',
        'Ang tina-type ninyo sa form na hindi pa tapos: hanggang isara ang tab kung hindi naka-log in, hanggang maipadala ninyo o mag-log out kung naka-log in, at isang araw kung kusang natapos ang session. Hindi kailanman ang password.',
        'Ang pangalan ng account ninyo para sa susunod. Kung i-check lang ninyo ang “Tandaan ako”, pati ang password, naka-seal gamit ang susing hindi makakaalis sa browser na ito.',
        'Maliliit na note ng app: na tinanggap ninyo ang abiso sa edad, kung kailan huling inalok ang pag-install, at ang marka ng browser na ito.',
      ],
      after: [
        'Kapag nag-log out kayo, binubura ang lahat ng sa inyo sa listahang ito, kahit walang koneksyon. Kapag binura ang data ng site sa settings ng browser, mabubura ang lahat.',
      ],
    },
    {
      title: '3. Ano ang itinatago sa aming server',
      list: [
        'Ang inyong account: pangalan, phone number, e-mail address, birthday, buong pangalan, address at ang mga naka-link, kung ibinigay ninyo.',
        'Ang password ninyo bilang Argon2id hash, na hindi na mababasa pabalik.',
        'Mga picture ng inyong dokumento, na kayo lang at ang mga sumusuri ang makakabukas. Inaalis pagdating ang lugar at data ng camera sa mga picture.',
        'Mga deposit, withdrawal, taya, panalo at bonus. Hinihingi ng batas na itago namin ang mga record na ito.',
        'Ang inyong mga limit at self-exclusion, at ang isinulat ninyo sa customer service.',
        'Kung saan kayo naka-log in: uri ng device, network address at oras.',
      ],
    },
    {
      title: '4. Ang marka ng browser na ito',
      body: [
        'Gumagawa kami ng fingerprint ng inyong browser mula sa sinasabi nito sa bawat page: laki ng screen, wika, uri ng device. Ginagawa ito nang isang beses sa inyong phone, itinatago roon, at ipinapadala kasama ng inyong mga request.',
        'Nakakatulong ito para mapansin namin kung may ibang nag-log in gamit ang inyong password, at kung iisang tao ang nagbubukas ng maraming account. Dahil din dito, makakapasok kayo sa phone na ito kahit may ibang sumusubok ng maling password. Wala itong ibang gamit, hindi ibinibigay kaninuman, at hindi kayo masusundan sa ibang site.',
      ],
    },
    {
      title: '5. Saan kayo galing',
      body: [
        'Kung galing kayo sa ad o imbitasyon ng kaibigan, nakasulat ang pangalan nito sa address. Itinatago namin ito habang bumibisita kayo at ipinapadala kasama ng inyong mga request, para mabilang ang imbitasyon. Nawawala ito pagsara ng tab.',
      ],
    },
    {
      title: '6. Sino pa ang nakakakita ng inyong data',
      body: [
        'Walang third party na tumatanggap ng inyong data para sa sarili nilang gamit. Ang hindi magagawa nang walang iba:',
      ],
      list: [
        'Nalalaman ng bangko o e-wallet na pinili ninyo sa pagbabayad ang halaga at ang order.',
        'Nalalaman ng provider ng laro ang isang numerong kumakatawan sa inyo habang naglalaro, hindi ang inyong pangalan.',
        'Tinatanggap ng gaming regulator, ng awtoridad laban sa money laundering at ng mga hukuman ang hinihingi ng batas na ibigay namin, at wala nang iba.',
      ],
    },
    {
      title: '7. Inyong mga karapatan, at paano ipabura ang data',
      body: [
        'Sa ilalim ng Data Privacy Act of 2012, puwede ninyong itanong kung ano ang itinatago namin tungkol sa inyo, ipatama ang mali, humingi ng kopya, umapela, at ipabura ang inyong data.',
      ],
      list: [
        'Sa phone na ito: mag-log out. Walang matitira kundi ang pangalan ng account, na mabubura ninyo sa form.',
        'Sa aming server: hilingin sa customer service na isara ang account at burahin ang data. Titiyakin naming kayo iyon, ibabayad ang balanse ninyo, at buburahin ang data sa loob ng 30 araw.',
        'Naka-lock ang mga record na hinihingi ng batas, gaya ng mga bayad at kung sino kayo, hanggang matapos ang panahon nito, karaniwan ay limang taon, saka buburahin din. Mananatili ang self-exclusion hanggang matapos ito.',
      ],
      after: [
        'Kung sa tingin ninyo ay mali ang paghawak namin sa inyong data, puwede kayong magreklamo sa National Privacy Commission.',
      ],
    },
    {
      title: '8. Paano namin ito pinoprotektahan',
      list: [
        'Naka-encrypt ang lahat ng ipinapadala, at ang password ay isa pang beses gamit ang susi ng server.',
        'Puwede ninyong tingnan at tapusin ang mga session, isa-isa.',
        'Nakikita lang ng aming staff ang kailangan sa trabaho nila, at naka-record ang bawat pagtingin.',
        'Kung sakaling mawala ang inyong data, sasabihin namin sa inyo at sa National Privacy Commission sa loob ng 72 oras.',
      ],
    },
    {
      title: '9. Edad at mga pagbabago',
      body: [
        'Para sa mga 21 taong gulang pataas ang app. Kung malaman naming may hawak kaming data ng mas bata, binubura namin ito.',
        'Kapag nagbago ang page na ito sa paraang mahalaga sa inyo, sasabihin ng lobby bago ito magkabisa.',
      ],
    },
  ],
};
