document.title = 'Game';
