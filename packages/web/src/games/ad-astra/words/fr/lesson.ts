import { inFrench } from '@astrarium/core/french';
import type { Words } from '../../../../i18n/words.ts';
import type { lesson as english } from '../en/lesson.ts';

export const lesson: Words<typeof english> = inFrench({
  steps: {
    round: {
      ask: 'Vous quittez Sol pour peupler les étoiles. À chaque manche, chacun pose quatre cartes face cachée ; puis on les joue depuis la case 1, presque toutes pour tout le monde.',
    },
    planProduction: {
      ask: 'Commencez par une Production : touchez la carte qui brille dans votre main, puis la case 1.',
      hint: 'D’abord la Production qui brille, puis la case 1 : ce qui vient en premier sert le plus tôt.',
      did: 'Vous seul connaissez la face de votre carte. Chaque rival en pose une aussi.',
    },
    planMovement: {
      ask: 'Puis partez : le Déplacement qui brille va sur la case 2. Il mène à Double jaune et à Grande jaune.',
      hint: 'Le Déplacement qui brille, puis la case 2.',
      did: 'Chaque carte Déplacement porte deux systèmes : c’est là que les vaisseaux peuvent aller.',
    },
    planBuild: {
      ask: 'Posez Construction sur la case 5 : d’ici là, vous serez arrivé et aurez de quoi payer.',
      hint: 'Construction va sur la case 5, après votre déplacement.',
      did: 'Tout est dans l’ordre : ce dont une carte a besoin doit venir avant elle.',
    },
    planScoring: {
      ask: 'Gardez le décompte pour la fin, quand vous avez le plus de choses en jeu : Décompte 1 sur la case 12.',
      hint: 'Décompte 1 va sur la dernière case, la 12.',
      did: 'Toutes les cases sont prises. Les cartes sont révélées une à une.',
    },
    produce: {
      ask: 'Votre Production : choisissez Nourriture. Votre usine, à Sol, est sur une planète de Nourriture.',
      hint: 'Choisissez Nourriture : c’est ce que fait votre usine.',
      did: 'Votre usine a produit 2 Nourriture. Un rival présent sur une planète de Nourriture en aurait reçu aussi.',
    },
    fly: {
      ask: 'Votre Déplacement. Votre vaisseau attend dans l’espace profond : touchez Double jaune pour y aller.',
      hint: 'Double jaune, s’il vous plaît : le système brille sur la carte du ciel.',
      did: 'Depuis l’espace profond, le déplacement est gratuit. D’une planète à l’autre, il coûte de l’Énergie.',
    },
    peek: {
      ask: 'Ses planètes sont face cachée. Avant de vous poser, regardez-les toutes en secret.',
      hint: 'Regardez d’abord : c’est gratuit, et personne d’autre ne voit rien.',
      did: 'Vous seul les avez vues. La planète extraterrestre donnerait un artefact, une aide secrète qui sert une fois.',
    },
    land: {
      ask: 'Posez-vous sur la planète d’Eau : il en faut pour presque tout construire.',
      hint: 'La planète qui brille est la planète d’Eau. Posez-vous là.',
      did: 'La planète est à vous. Votre carte permet aussi à vos rivaux de se déplacer ; puis l’un d’eux produit de la Nourriture : 2 de plus pour vous.',
    },
    trade: {
      ask: 'La carte Échange d’un rival : une Énergie contre une Nourriture, dont vous avez beaucoup. Acceptez.',
      hint: 'C’est une bonne affaire : vous avez de la Nourriture à revendre. Acceptez.',
      did: 'Sur votre propre carte Échange, c’est vous qui offrez, et la banque donne 1 carte contre 2 identiques.',
    },
    colony: {
      ask: 'Votre carte Construction : construisez tout ce que vous pouvez payer. D’abord une colonie, là où est votre vaisseau.',
      hint: 'D’abord la colonie : 1 Eau, 1 Nourriture et 1 Minerai.',
      did: 'Une colonie sur une planète d’Eau : chaque production d’Eau vous en donne désormais 1 pour elle, et 1 pour le vaisseau.',
    },
    terraform: {
      ask: 'Maintenant un terraformeur sur la même planète : 1 Énergie et 1 Nourriture.',
      hint: 'Le terraformeur brille : construisez-le.',
      did: 'Terraformer rapporte aussitôt 4 points, et encore à chaque décompte des terraformeurs.',
    },
    done: {
      ask: 'Gardez le reste. Appuyez sur Terminer.',
      hint: 'Cela suffit pour l’instant : appuyez sur Terminer.',
      did: 'Chaque rival peut maintenant construire un élément sur votre carte. Puis vient le Déplacement d’un rival.',
    },
    decline: {
      ask: 'Vous pourriez vous déplacer aussi, contre de l’Énergie. Restez : votre vaisseau est bien placé.',
      hint: 'Ménagez votre Énergie : appuyez sur Rester.',
      did: 'On peut toujours passer. Deux Productions suivent, et la seconde vous donne de l’Eau.',
    },
    factory: {
      ask: 'Sur la carte Construction d’un rival, vous pouvez construire un élément. Transformez votre colonie en usine.',
      hint: 'L’usine brille : elle prend la place de votre colonie.',
      did: 'Une usine produit 2 cartes. Puis un rival choisit le décompte des Systèmes : chacun en a deux, et en cas d’égalité personne n’a le bonus de 3.',
    },
    score: {
      ask: 'Votre carte Décompte. Choisissez Colonies et usines : vous en avez le plus.',
      hint: 'Colonies et usines : là, vous devancez tout le monde.',
      did: '4 points pour deux usines, et le bonus de 3, car personne n’en a marqué autant. Vous êtes maintenant premier joueur.',
    },
    back: {
      ask: 'La manche est finie, et vos cartes vous reviennent. Vos cartes Décompte jouées restent sur la table jusqu’à ce que les trois soient sorties.',
    },
    end: {
      ask: 'La partie finit avec la manche où la dernière planète est retournée, ou où quelqu’un atteint 50 points. Le joueur qui a le plus de points gagne.',
    },
  },
  free: 'Vous savez jouer ! Planifiez seul la deuxième manche : vos rivaux sont désormais des Adeptes.',
  watch: 'Chaque carte des autres est une chance pour vous : voyez ce qui vient.',
  advice: {
    plan: 'Pensez en chaîne : produire, se déplacer, construire, marquer. Les cartes des rivaux vous font agir aussi.',
    reveal: 'Vous pouvez échanger la carte contre une autre des vôtres, ou simplement la révéler.',
    swap: 'Avancez la carte qui vous aide le plus en ce moment.',
    produce: 'Choisissez ce dont vous recevez le plus, et vos rivaux le moins.',
    harvest: 'N’utilisez l’artefact que si cette production était riche pour vous.',
    move: 'De nouveaux systèmes rapportent, de nouvelles planètes produisent. Depuis l’espace profond, le déplacement est gratuit ; sinon, gardez de l’Énergie.',
    gate: 'Tout système sauf Sol est ouvert : allez là où vous n’êtes pas encore.',
    land: 'Regardez d’abord, puis prenez la planète dont la ressource vous manque ; une extraterrestre si vous voulez un artefact.',
    build:
      'Un terraformeur donne aussitôt 4 points, une colonie ou une usine produit jusqu’à la fin de la partie, un vaisseau part explorer.',
    trade: 'Donnez ce que vous avez en abondance. La banque prend 2 cartes identiques pour 1 de votre choix.',
    answer: 'N’acceptez que ce qui vous aide plus que celui qui demande.',
    counter: 'C’est à prendre ou à laisser : est-ce encore intéressant ?',
    'last-call': 'Votre dernière chance d’échanger sur cette carte.',
    exchange: 'Échangez ce qui ne vous sert pas contre ce qu’il vous faut pour votre prochaine construction.',
    element: 'Choisissez le critère où vous êtes seul en tête : le bonus vaut 3.',
    discard: 'Chaque carte vaut 1 point. Comptez si vous pouvez devancer les autres pour le bonus.',
    laurea: 'Trois points décident bien des parties : utilisez-le si c’est votre meilleur moment.',
    limit: 'Défaussez ce dont vous avez le plus.',
    take: 'Prenez ce qui manque à votre prochaine construction.',
    look: 'Regardez là où vous pourriez aller ensuite.',
  },
});
